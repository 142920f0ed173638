import { LONGEST_TEXT } from '../../bounds.ts';
import { say } from '../say.ts';

/** Why something is set right: it stands in the log. */
export function Why() {
  return (
    <label className="field">
      <span className="small">{say('correct.why')}</span>
      <input type="text" dir="auto" name="why" maxLength={LONGEST_TEXT} required />
    </label>
  );
}
