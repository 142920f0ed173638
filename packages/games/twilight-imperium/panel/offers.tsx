import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';

type Props = { readonly view: View } & Pick<PanelProps, 'viewer' | 'send' | 'still'>;

/** The open offers of this chair, with their answers, and a wash with whoever has commodities too. */
export function Offers({ view, viewer, send, still }: Props) {
  const open = Object.entries(view.offers).filter(([, { state }]) => state === 'open');
  const own = view.seats[viewer];
  return (
    <section>
      <ul>
        {open.map(([offer, { from, to, revision, gives, asks }]) => (
          <li key={offer}>
            {from} → {to}: {JSON.stringify(gives)} ↔ {JSON.stringify(asks)}
            {!still && to === viewer && (
              <>
                <button type="button" onClick={() => send(accept(offer, revision))}>
                  ✓
                </button>
                <button type="button" onClick={() => send(decline(offer))}>
                  ✗
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {!still &&
        own !== undefined &&
        Object.entries(view.seats)
          .filter(([seat]) => seat !== viewer)
          .map(([seat, { commodities }]) => {
            const count = Math.min(commodities, own.commodities);
            return (
              count > 0 && (
                <button key={seat} type="button" onClick={() => send(wash(seat, count))}>
                  {count} ↔ {count} {seat}
                </button>
              )
            );
          })}
    </section>
  );
}

function accept(offer: string, revision: number) {
  return { type: 'accept', offer, revision };
}

function decline(offer: string) {
  return { type: 'decline', offer };
}

function wash(to: string, count: number) {
  return { type: 'propose', to, gives: { commodities: count }, asks: { commodities: count } };
}
