import { useRef, useState } from 'react';
import type { PanelCommand } from '../../../panel.ts';
import { useFloor } from '../floor-context.ts';

type AskedButtonProps = {
  readonly question: string;
  readonly yes: string;
  readonly command: PanelCommand & Readonly<Record<string, unknown>>;
  readonly children: string;
};

/** A button whose command is asked once more, elsewhere under the finger. */
export function AskedButton({ question, yes, command, children }: AskedButtonProps) {
  const { send, Sure } = useFloor();
  const [asked, setAsked] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setAsked(false);
    first.current?.focus();
  };
  return (
    <>
      <button
        ref={first}
        type="button"
        className="button"
        aria-expanded={asked}
        onClick={() => setAsked(!asked)}
      >
        {children}
      </button>
      {asked && <Sure text={question} yes={yes} onYes={() => void send(command)} onNo={leave} />}
    </>
  );
}
