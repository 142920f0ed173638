import { useCallback } from 'react';
import { Fetched, makePart } from '../../../panel/fetched.tsx';
import { useEscape } from '../../../panel/use-escape.ts';
import { useFocusBack } from '../../../panel/use-focus-back.ts';
import { type Place, useBoard } from '../board-context.ts';
import { say, titleOf } from '../say.ts';
import { NodeFacts, ProvinceFacts, ZoneFacts } from './facts.tsx';

/** The host’s alone, as all of his desk. */
const pieceForm = makePart(() => import('../desk/piece-form.tsx').then((all) => all.PieceForm));

/** What lies at the place that was tapped or chosen by name; for the host with a form that changes it, unless that stands at his desk. */
export function Inspector() {
  const { picked, viewer, still, isAtDesk } = useBoard();
  const hasForm = viewer === 'host' && !still && !isAtDesk;
  // The frame stays: what is put into it is read aloud, what comes together with it would not be.
  return (
    <div className="inspector-frame" aria-live={hasForm ? 'off' : 'polite'}>
      {picked && <Inspected picked={picked} hasForm={hasForm} />}
    </div>
  );
}

function Inspected({ picked, hasForm }: { readonly picked: Place; readonly hasForm: boolean }) {
  const { pick, words } = useBoard();
  const close = useCallback(() => pick(null), [pick]);
  useEscape(true, close);
  return (
    <section className="inspector" aria-label={say('inspector')} {...useFocusBack<HTMLElement>()}>
      <header className="inspector-head">
        <h2>{titleOf(words, picked.id)}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={say('inspector.close')}
          onClick={close}
        >
          ×
        </button>
      </header>
      {picked.kind === 'node' && <NodeFacts id={picked.id} />}
      {picked.kind === 'zone' && <ZoneFacts id={picked.id} />}
      {picked.kind === 'province' && <ProvinceFacts id={picked.id} />}
      {hasForm && (
        <Fetched key={`${picked.kind} ${picked.id}`} part={pieceForm} given={{ place: picked }} />
      )}
    </section>
  );
}
