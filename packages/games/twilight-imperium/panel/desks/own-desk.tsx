import { useState } from 'react';
import { Options } from '../../../panel/choose.tsx';
import type { Send } from '../../../panel.ts';
import { livingOf } from '../../elimination.ts';
import { doesPassOn, ruleOf } from '../../notes.ts';
import { findUses, type HeldUse } from '../logic/desks/uses.ts';
import { nameOf, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { HandOver } from './hand-over.tsx';
import { LedgerForm } from './ledger-form.tsx';
import { PlayButton } from './play-button.tsx';

/** What a seat does besides offers: its ledger, notes that it plays, cards and abilities. */
export function OwnDesk({ seat, onDone }: { seat: string; onDone: () => void }) {
  const { view, send } = useTable();
  const act: Send = async (command) => {
    const answer = await send(command);
    if (answer.ok) onDone();
    return answer;
  };
  const uses = findUses(view, seat);
  const foreign = (view.hand?.promissoryNotes ?? []).filter(
    (note) => !note.startsWith(`${seat}/`) || doesPassOn(note),
  );
  return (
    <div className="ti-forms">
      <LedgerForm seat={seat} onSend={act} />
      {foreign.length > 0 && (
        <section>
          <h3>{say('notes.play')}</h3>
          {foreign.map((note) => (
            <PlayNote key={note} note={note} onSend={act} />
          ))}
        </section>
      )}
      {uses.length > 0 && (
        <section>
          <h3>{say('uses')}</h3>
          {uses.map((use) => (
            <UseRow key={use.effect} use={use} seat={seat} onSend={act} />
          ))}
        </section>
      )}
      <HandOver seat={seat} onSend={act} />
    </div>
  );
}

function PlayNote({ note, onSend }: { note: string; onSend: Send }) {
  return (
    <div className="ti-use">
      <p>
        <strong>{noteName(note)}</strong>{' '}
        <span className="small ti-rule">{ruleOf(note)?.text ?? ''}</span>
      </p>
      <PlayButton note={note} onSend={onSend} />
    </div>
  );
}

type UseRowProps = {
  readonly use: HeldUse;
  readonly seat: string;
  readonly onSend: Send;
};

function UseRow({ use, seat, onSend }: UseRowProps) {
  const { view } = useTable();
  const others = livingOf(view).filter((other) => other !== seat);
  const [target, setTarget] = useState(use.asks === 'target' ? (others[0] ?? '') : '');
  const [text, setText] = useState('');
  const { effect, asks, isTimely } = use;
  const planets = view.seats[seat]?.planets ?? [];
  const command = () => {
    if (asks === 'systems') return { effect, systems: text.split(/[\s,]+/).filter(Boolean) };
    if (asks === 'planet') return { effect, cards: [text === '' ? (planets[0] ?? '') : text] };
    return { effect, ...(target !== '' && { target }) };
  };
  return (
    <div className="ti-use">
      <p>{nameOf(effect)}</p>
      {(asks === 'target' || asks === 'maybe-target') && (
        <select
          aria-label={say('uses.target', { effect: nameOf(effect) })}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        >
          {asks === 'maybe-target' && <option value="">{say('uses.myself')}</option>}
          <Options options={others} tell={seatName} />
        </select>
      )}
      {asks === 'systems' && (
        <input
          type="text"
          aria-label={say('uses.systems')}
          placeholder={say('uses.systems')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {asks === 'planet' && (
        <select
          aria-label={say('uses.planet')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        >
          <Options options={planets} tell={nameOf} />
        </select>
      )}
      <button
        type="button"
        className="button"
        disabled={!isTimely}
        onClick={() => void onSend({ type: 'use', ...command() })}
      >
        {say(isTimely ? 'uses.do' : 'notes.wait')}
      </button>
    </div>
  );
}
