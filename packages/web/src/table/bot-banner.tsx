import { useState } from 'react';
import { api } from '../api.ts';
import { makeGate } from '../gate.ts';
import { say } from '../say.ts';

type BotBannerProps = {
  readonly table: string;
  readonly seat: string;
  /** It is sent away, and the button with it. */
  readonly onGone: () => void;
};

/** That a bot plays where somebody has just sat down, until it is sent away. */
export function BotBanner({ table, seat, onGone }: BotBannerProps) {
  const [problem, setProblem] = useState('');
  const [through] = useState(makeGate);
  const dismiss = async () => {
    const reply = await api.seatBot(table, seat, { seat, plays: false });
    if (reply.ok) onGone();
    else setProblem(reply.problem.message);
  };
  return (
    <section className="banner banner-calm" aria-label={say('bot.plays')}>
      <p>
        {say('bot.plays')}{' '}
        <button type="button" className="button" onClick={() => void through(dismiss)}>
          {say('bot.dismiss')}
        </button>
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
