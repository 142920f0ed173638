import { type FocusEvent, useId, useState } from 'react';
import { say } from '../say.ts';

/** Milliseconds for which it says that it has copied. */
const SHOWN = 2000;

type CopyButtonProps = {
  readonly text: string;
  /** What the button says, and what it is called where that is too little. */
  readonly says?: string;
  readonly label?: string;
};

/** Copies a text, and says so; where the browser does not let it, the text is there to be copied by hand. */
export function CopyButton({ text, says = say('links.copy'), label }: CopyButtonProps) {
  const field = useId();
  const [done, setDone] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(text);
    setDone(isCopied ? 'copied' : 'refused');
    if (isCopied) setTimeout(() => setDone(null), SHOWN);
  };
  return (
    <>
      <button type="button" className="button" aria-label={label} onClick={() => void copy()}>
        {done === 'copied' ? say('links.copied') : says}
      </button>
      {/* Within a button that has a name of its own it would not surely be heard. */}
      <span className="unseen" role="status">
        {done === 'copied' && say('links.copied')}
      </span>
      {done === 'refused' && (
        <div className="field">
          <label className="small" role="alert" htmlFor={field}>
            {say('links.by-hand')}
          </label>
          {text.includes('\n') ? (
            <textarea id={field} readOnly rows={6} value={text} onFocus={selectAll} />
          ) : (
            <input id={field} type="text" readOnly value={text} onFocus={selectAll} />
          )}
        </div>
      )}
    </>
  );
}

function selectAll({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  target.select();
}

/** Copies a text; without encryption browsers have no clipboard, but still an old way to copy. */
async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  const { activeElement: before } = document;
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  // The keyboard goes on from the button, not from a field that is gone.
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
