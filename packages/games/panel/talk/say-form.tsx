import { LONGEST_TALK } from '@haggle/engine';
import type { FormEvent, RefObject } from 'react';
import type { Send } from '../../panel.ts';
import { say } from './say.ts';
import type { Names } from './speaker.tsx';
import { useUnsaid } from './use-unsaid.ts';

type SayFormProps = {
  readonly me: string;
  /** Who alone is to hear it; null: everybody. */
  readonly partner: string | null;
  readonly names: Names;
  readonly send: Send;
  readonly box: RefObject<HTMLInputElement | null>;
};

/** The box in which a line is written, and what says it. */
export function SayForm({ me, partner, names, send, box }: SayFormProps) {
  const [text, setText] = useUnsaid(me, partner);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = await send({
      type: 'say',
      text: text.trim(),
      ...(partner !== null && { to: partner }),
    });
    // Where it was said, whoever the box addresses by now.
    if (answer.ok) setText('');
  };
  const label = partner === null ? say('say') : say('say-to', { seat: names.within(partner) });
  return (
    <form className="talk-form" onSubmit={submit}>
      <input
        ref={box}
        type="text"
        dir="auto"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_TALK}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {say('send')}
      </button>
    </form>
  );
}
