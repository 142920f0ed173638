import type { NumberField, SeatMark } from '../../../panel.ts';
import type { Expansion } from '../../data/factions.ts';
import { type Own, playable } from '../logic/setup/setup-draft.ts';
import { say, seatName } from '../say.ts';

const MOST_GOODS = 99;

type SeatFieldProps = {
  readonly seat: string;
  readonly Mark: SeatMark;
  readonly NumberField: NumberField;
  readonly faction: string;
  /** Which seat has a faction so far: whoever takes it gives his own for it. */
  readonly holders: Readonly<Record<string, string>>;
  readonly expansions: readonly Expansion[];
  readonly own: Own;
  readonly onFaction: (faction: string) => void;
  readonly onChange: (own: Own) => void;
};

/** One seat’s faction and goods. */
export function SeatField({
  seat,
  Mark,
  NumberField,
  faction,
  holders,
  expansions,
  own,
  onFaction,
  onChange,
}: SeatFieldProps) {
  const all = playable(expansions);
  const value = all.find(({ id }) => id === faction)?.value ?? 0;
  const name = seatName(seat);
  return (
    <div className="ti-setup-seat">
      <span className="ti-setup-name">
        <Mark seat={seat} /> {name}
      </span>
      <select
        aria-label={say('setup.faction', { seat: name })}
        value={faction}
        onChange={({ target }) => onFaction(target.value)}
      >
        {all.map(({ id, name: title }) => (
          <option key={id} value={id}>
            {tellOption(title, id === faction ? undefined : holders[id])}
          </option>
        ))}
      </select>
      <NumberField
        label={say('setup.commodities', { seat: name })}
        short={say('goods.commodities')}
        most={value}
        value={own.commodities ?? 0}
        onChange={(commodities) => onChange({ ...own, commodities })}
      />
      <NumberField
        label={say('setup.trade-goods', { seat: name })}
        short={say('goods.trade-goods')}
        most={MOST_GOODS}
        value={own.tradeGoods ?? 0}
        onChange={(tradeGoods) => onChange({ ...own, tradeGoods })}
      />
    </div>
  );
}

/** A faction to be chosen, with the seat that has it so far and would take this one's in exchange. */
function tellOption(faction: string, holder: string | undefined): string {
  return holder === undefined ? faction : say('setup.swap', { faction, seat: seatName(holder) });
}
