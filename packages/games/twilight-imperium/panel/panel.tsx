import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { Ledgers } from './ledgers.tsx';
import { Offers } from './offers.tsx';

/** The table of Twilight Imperium: everybody's goods, the neighbors, and the offers between them. */
export function Panel(props: PanelProps) {
  const view = props.view as View;
  return (
    <div>
      <Ledgers view={view} words={props.words} Mark={props.Mark} />
      <Offers view={view} viewer={props.viewer} send={props.send} still={props.still} />
      {props.log}
    </div>
  );
}
