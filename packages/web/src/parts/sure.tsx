import type { PanelProps } from '@haggle/games';
import type { ComponentProps, KeyboardEvent } from 'react';
import { say } from '../say.ts';

/** Asks once more before what cannot be undone; the keyboard is on the harmless answer. */
export function Sure({ text, yes, onYes, onNo }: ComponentProps<PanelProps['Sure']>) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A sheet around the question stays open.
    event.stopPropagation();
    onNo();
  };
  return (
    <fieldset className="sure" ref={bringIntoSight} aria-label={text} onKeyDown={press}>
      <p>{text}</p>
      <div className="acts">
        {/* biome-ignore lint/a11y/noAutofocus: the question comes where something was pressed */}
        <button type="button" className="button" autoFocus onClick={onNo}>
          {say('sure.no')}
        </button>
        <button type="button" className="button button-lead" onClick={onYes}>
          {yes}
        </button>
      </div>
    </fieldset>
  );
}

function bringIntoSight(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: 'nearest' });
}
