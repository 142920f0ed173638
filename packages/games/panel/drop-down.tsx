import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Fetched, makePart, useAhead } from './fetched.tsx';

/** The sheet itself brings the most of what a page of this kind loads, and is needed once a button is pressed. */
const sheet = makePart(() => import('./sheet.tsx').then(({ Sheet }) => Sheet));

type DropDownProps = {
  readonly label: string;
  readonly placement: 'top end' | 'bottom end';
  /** The class of what lies on the sheet. */
  readonly className: string;
  readonly children: (close: () => void) => ReactNode;
};

/** A button with a sheet of forms behind it. */
export function DropDown({ label, placement, className, children }: DropDownProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useAhead(sheet);
  // A sheet that goes at once with what it sent takes the focus with it, whether or not it meant to hand it back.
  useEffect(() => {
    const from = button.current;
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) from?.focus();
    };
  }, [isOpen]);
  const close = () => setOpen(false);
  const given = { label, placement, button, onClose: close };
  return (
    <>
      <button
        type="button"
        className="button"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Fetched
          part={sheet}
          given={{ ...given, children: <div className={className}>{children(close)}</div> }}
        />
      )}
    </>
  );
}
