import { ruleOf } from '../notes.ts';
import { noteName, say } from './say.ts';

/** What a promissory note does, behind its name: on a phone nothing can be hovered over. */
export function NoteText({ note }: { note: string | undefined }) {
  const rule = note === undefined ? undefined : ruleOf(note);
  if (note === undefined || rule === undefined) return null;
  return (
    <details className="ti-note-text small">
      <summary>{say('note.does', { note: noteName(note) })}</summary>
      <p className="ti-rule">{rule.text}</p>
    </details>
  );
}
