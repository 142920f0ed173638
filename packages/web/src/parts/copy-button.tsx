import { useState } from 'react';
import { say } from '../say.ts';

const SHOWN = 2000;

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN);
  };
  return (
    <button type="button" className="button" aria-label={label} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? say('links.copied') : say('links.copy')}</span>
    </button>
  );
}

/** Copies a text; without encryption browsers have no clipboard, but still an old way to copy. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
