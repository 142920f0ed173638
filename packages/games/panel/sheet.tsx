import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components';
import { InEnglish } from './in-english.tsx';

type SheetProps = {
  readonly label: string;
  readonly placement: 'top end' | 'bottom end';
  /** The button that it hangs from, and to which the focus goes back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A sheet that hangs from its button until it is left. */
export function Sheet({ label, placement, button, onClose, children }: SheetProps) {
  // Without a dialog of its own inside, the popover is the dialog, and all of it is in a landmark.
  return (
    <InEnglish>
      <Popover
        className="popover"
        isOpen
        onOpenChange={onClose}
        triggerRef={button}
        placement={placement}
        aria-label={label}
      >
        {children}
      </Popover>
    </InEnglish>
  );
}
