import { viewersOf } from '@haggle/engine';
import type { Answer } from '@haggle/games';
import { tabDrawer } from '@haggle/games/page';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Header } from '../../parts/header.tsx';
import { Lost } from '../../parts/lost.tsx';
import { PlayersProvider, SeatMark, SeatsProvider } from '../../parts/seat-mark.tsx';
import { signOf } from '../../parts/seat-signs.ts';
import { Sure } from '../../parts/sure.tsx';
import { say, seatTitle } from '../../say.ts';
import type { Loaded } from '../loaded.ts';
import { Log } from '../log/log.tsx';
import { tellEvent } from '../log/sentences.ts';
import { readStep, type Step, writeStep } from './kept-step.ts';
import { type Film, useReplay } from './use-replay.ts';

type ReplayProps = Loaded & { readonly onLeave: () => void };

/** How many lines of the log stand beside the table. */
const SHOWN = 100;
/** Nothing can be done at what is past. */
const refuseAll = () =>
  Promise.resolve<Answer>({ ok: false, refusal: { code: 'table-closed', message: '' } });
const ignoreCall = () => undefined;
const NONE = new Map<never, never>();

/** A closed table once more, step by step and through anybody's eyes. */
export function Replay(props: ReplayProps) {
  const { table, chair, info, onLeave } = props;
  const { reel, retry } = useReplay({ table, chair, game: info.game });
  if (reel.type === 'ready') return <Showing {...props} film={reel.film} />;
  return (
    <div className="sheet">
      <Header />
      <main className="page-narrow replay-wait">
        {reel.type === 'lost' ? (
          <Lost text={say('replay.lost')} onRetry={retry} />
        ) : (
          <p className="waiting">{say('replay.loading')}</p>
        )}
        <button type="button" className="button" onClick={onLeave}>
          {say('replay.leave')}
        </button>
      </main>
    </div>
  );
}

function Showing({ chair, info, panel, onLeave, film }: ReplayProps & { readonly film: Film }) {
  const { game, entries, states } = film;
  const { at, eyes, goTo, lookBy, viewers } = useStep(film, chair);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const state = states[at];
  const entry = entries[at];
  const past = entries.slice(Math.max(0, at - SHOWN), at + 1);
  const seats = game.seatsOf(state);
  // The log does not tell who was a bot when: those are marked who were bots in the end.
  const players = useMemo(() => ({ bots: info.bots, here: null }), [info.bots]);
  const reader = { words: game.words, seats, viewer: eyes, tell: panel.tellEvent };
  return (
    <SeatsProvider value={seats}>
      <PlayersProvider value={players}>
        <div className="board">
          <Header>
            <h1 className="top-title" ref={title} tabIndex={-1}>
              {say('replay.title', { table: info.name ?? panel.face.title })}
            </h1>
            <button type="button" className="button" onClick={onLeave}>
              {say('replay.leave')}
            </button>
          </Header>
          <Controls
            at={at}
            last={entries.length - 1}
            onAt={goTo}
            eyes={eyes}
            viewers={viewers}
            onEyes={lookBy}
            nameOf={(viewer) => seatTitle(viewer, game.words)}
            text={entry ? tellEvent(entry.event, reader) : ''}
          />
          <main className="board-main" aria-label={say('table.main')}>
            <panel.Panel
              view={game.view(state, eyes)}
              viewer={eyes}
              send={refuseAll}
              words={game.words}
              clauses={game.clauses}
              affordances={[]}
              now={() => entry?.at ?? 0}
              Mark={SeatMark}
              Sure={Sure}
              signOf={(seat) => signOf(seats.indexOf(seat))}
              events={past.map(({ event }) => event)}
              arrivals={NONE}
              opening={() => Promise.resolve(entries[0]?.event)}
              log={<Log entries={past} reader={reader} />}
              onCall={ignoreCall}
              bots={[]}
              still
              replays
            />
          </main>
        </div>
      </PlayersProvider>
    </SeatsProvider>
  );
}

/** At which step a replay is and through whose eyes it is seen, over a reload of the page too. */
function useStep({ game, entries, states }: Film, chair: string) {
  const [name] = useState(() => `${location.pathname} ${chair} replay`);
  const viewers = viewersOf(game, states[0]);
  const [step, setStep] = useState<Step>(
    () =>
      readStep(tabDrawer, name, { last: entries.length - 1, viewers }) ?? {
        at: 0,
        eyes: chair,
      },
  );
  useEffect(() => writeStep(tabDrawer, name, step), [name, step]);
  return {
    ...step,
    viewers,
    goTo: (at: number) => setStep((last) => ({ ...last, at })),
    lookBy: (eyes: string) => setStep((last) => ({ ...last, eyes })),
  };
}

type ControlsProps = {
  readonly at: number;
  readonly last: number;
  readonly onAt: (at: number) => void;
  readonly eyes: string;
  readonly viewers: readonly string[];
  readonly onEyes: (viewer: string) => void;
  readonly nameOf: (viewer: string) => string;
  readonly text: string;
};

/** How long a step stands while the replay runs by itself, in milliseconds. */
const STEP = 1500;

/** Runs a replay on to its end; whoever goes to a step himself stops it there. */
function usePlay({ at, last, onAt }: Pick<ControlsProps, 'at' | 'last' | 'onAt'>) {
  const [isWanted, want] = useState(false);
  const runs = isWanted && at < last;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => onAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [runs, at, onAt]);
  const goTo = (step: number) => {
    want(false);
    onAt(step);
  };
  const toggle = () => {
    if (at >= last) onAt(0);
    want(!runs);
  };
  return { runs, toggle, goTo };
}

/** Goes through the steps, by hand or by itself, and chooses through whose eyes they are seen. */
function Controls(props: ControlsProps) {
  const { at, last, eyes, viewers, onEyes, nameOf, text } = props;
  const { runs, toggle, goTo } = usePlay(props);
  const place = say('replay.of', { n: at + 1, m: last + 1 });
  return (
    <section className="replay-bar" aria-label={say('replay.bar')}>
      <IconButton label={say('replay.back')} disabled={at === 0} onPress={() => goTo(at - 1)}>
        ‹
      </IconButton>
      <input
        type="range"
        aria-label={say('replay.at')}
        min={0}
        max={last}
        value={at}
        aria-valuetext={place}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <IconButton label={say('replay.forward')} disabled={at >= last} onPress={() => goTo(at + 1)}>
        ›
      </IconButton>
      <IconButton
        label={say(runs ? 'replay.stop' : 'replay.play')}
        disabled={last < 1}
        onPress={toggle}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={runs ? PAUSE_ICON : PLAY_ICON} fill="currentColor" />
        </svg>
      </IconButton>
      <span className="small replay-place">{place}</span>
      <label className="replay-eyes">
        <span className="small replay-word">{say('replay.eyes')}</span>
        <select value={eyes} onChange={(event) => onEyes(event.target.value)}>
          {viewers.map((viewer) => (
            <option key={viewer} value={viewer}>
              {nameOf(viewer)}
            </option>
          ))}
        </select>
      </label>
      <p className="replay-text" role="status">
        {text}
      </p>
    </section>
  );
}

const PAUSE_ICON = 'M5 4h4v12H5zM11 4h4v12h-4z';
const PLAY_ICON = 'M6 3.5l10 6.5-10 6.5z';

type IconButtonProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** At an end its button keeps the keyboard. */
function IconButton({ label, disabled, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      {children}
    </button>
  );
}
