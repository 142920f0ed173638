import { ChooseField } from '../../../panel/choose.tsx';
import { seatName } from '../say.ts';
import { sayAtDesk } from './say.ts';

type WayFieldsProps = {
  readonly seats: readonly string[];
  readonly receivers: readonly string[];
  readonly tellReceiver?: (receiver: string) => string;
  /** The fewest cards that it can be. */
  readonly least: number;
};

/** From whose hand cards go, to whom, and how many: the fields `from`, `to` and `count` of a form. */
export function WayFields({ seats, receivers, tellReceiver = seatName, least }: WayFieldsProps) {
  return (
    <>
      <ChooseField
        name="from"
        label={sayAtDesk('host.take-from')}
        options={seats}
        tell={seatName}
      />
      <ChooseField
        name="to"
        label={sayAtDesk('host.take-to')}
        options={receivers}
        tell={tellReceiver}
      />
      <label className="field">
        <span className="small">{sayAtDesk('host.take-count')}</span>
        <input type="number" name="count" min={least} max={99} defaultValue={1} required />
      </label>
    </>
  );
}

/** What such fields say. */
export function readWay(form: FormData) {
  return {
    from: String(form.get('from') ?? ''),
    to: String(form.get('to') ?? ''),
    count: Number(form.get('count') ?? 1),
  };
}
