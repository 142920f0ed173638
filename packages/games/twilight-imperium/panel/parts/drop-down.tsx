import { type ReactNode, useState } from 'react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';

type DropDownProps = {
  readonly label: string;
  readonly placement: 'top end' | 'bottom end';
  readonly children: (close: () => void) => ReactNode;
};

/** A button with a sheet of forms behind it. */
export function DropDown({ label, placement, children }: DropDownProps) {
  const [isOpen, setOpen] = useState(false);
  // Without a dialog of its own inside, the popover is the dialog, and all of it is in a landmark.
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="button">{label}</Button>
      <Popover className="popover" placement={placement} aria-label={label}>
        <div className="ti-dialog">{children(() => setOpen(false))}</div>
      </Popover>
    </DialogTrigger>
  );
}
