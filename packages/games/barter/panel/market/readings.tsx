import { useFloor } from '../floor-context.ts';
import { say, sayCount } from '../say.ts';

/**
 * How this table is played, for whoever was not there when it was opened, and on a phone what the signs of the players
 * mean: folded, below all offers.
 */
export function Readings() {
  const { view } = useFloor();
  const { misdeals, namedCalamities, excess, calamityLimit, handLimit } = view.options;
  const told = [
    `${say('setup.misdeals')} ${say(misdeals === 'honour' ? 'setup.misdeals-1' : 'setup.misdeals-0')}`,
    `${say('setup.namedCalamities')} ${say(namedCalamities ? 'setup.namedCalamities-1' : 'setup.namedCalamities-0')}`,
    ...(calamityLimit === null
      ? [say('readings.calamities-all')]
      : [
          sayCount('readings.calamities', calamityLimit),
          `${say('setup.excess')} ${say(excess === 'uniform' ? 'setup.excess-0' : 'setup.excess-1')}`,
        ]),
    handLimit === null ? say('readings.hand-all') : say('readings.hand', { n: handLimit }),
  ];
  return (
    <details className="readings small">
      <summary>{say('setup.options')}</summary>
      <ul>
        {told.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
      <p className="readings-signs">{say('readings.signs')}</p>
    </details>
  );
}
