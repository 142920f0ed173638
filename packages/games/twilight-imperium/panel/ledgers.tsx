import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';

type Props = { readonly view: View } & Pick<PanelProps, 'words' | 'Mark'>;

/** Who has what, and who is whose neighbor and why. */
export function Ledgers({ view, words, Mark }: Props) {
  const { names } = words;
  return (
    <ul>
      {Object.entries(view.seats).map(([seat, own]) => (
        <li key={seat}>
          <Mark seat={seat} /> <b>{seat}</b> ({names[own.faction] ?? own.faction})
          {view.active === seat ? ' ●' : ''}: {own.commodities}/{own.commodityValue}{' '}
          {names.commodities}, {own.tradeGoods} {names.tradeGoods}
          <ul>
            {Object.entries(view.neighbors[seat] ?? {}).map(([other, reasons]) => (
              <li key={other}>
                {other}: {reasons.join('; ')}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
