import { CAPTURABLE } from '../lists.ts';

type Unit = (typeof CAPTURABLE)[number];

/** What the bot calls units that can be captured, beside their names. */
const UNITS: Readonly<Record<string, Unit>> = {
  ff: 'fighter',
  dd: 'destroyer',
  ca: 'cruiser',
  cv: 'carrier',
  dn: 'dreadnought',
  ws: 'war-sun',
  warsun: 'war-sun',
  fs: 'flagship',
  gf: 'infantry',
  mf: 'mech',
};

type Captives = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * The captured units of a seat, by owner; `lists` has entries such as `ca,2`, by what the bot calls the owner. What is no unit
 * that can be captured, or belongs to nobody else at the table, is among the unknown, as the bot writes it.
 */
export function readCaptives(
  lists: Readonly<Record<string, readonly string[]>>,
  seatOf: (name: string) => string | undefined,
): { readonly captured: Captives; readonly unknown: readonly string[] } {
  const captured: Record<string, Record<string, number>> = {};
  const unknown: string[] = [];
  for (const [name, entries] of Object.entries(lists)) {
    const owner = seatOf(name);
    for (const entry of entries) {
      const [code = '', count = ''] = entry.split(',');
      const unit = unitFrom(code);
      if (owner === undefined || unit === undefined || !/^\d{1,4}$/.test(count)) {
        unknown.push(`${name} ${entry}`);
        continue;
      }
      const units = captured[owner] ?? {};
      captured[owner] = { ...units, [unit]: (units[unit] ?? 0) + Number(count) };
    }
  }
  return { captured, unknown };
}

function unitFrom(name: string): Unit | undefined {
  return Object.hasOwn(UNITS, name) ? UNITS[name] : CAPTURABLE.find((unit) => unit === name);
}
