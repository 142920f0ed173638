import type { ReactNode } from 'react';

type TokenProps = { readonly empty?: boolean };

function Token({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg
      className={`ti-token ti-token-${name}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** A commodity: a crate on the faction sheet; empty where one could lie. */
export function CommodityToken({ empty }: TokenProps) {
  return (
    <Token name={empty ? 'none' : 'commodity'}>
      <path d="M10 1.5l7.4 4.25v8.5L10 18.5l-7.4-4.25v-8.5z" />
      {!empty && <path className="ti-token-mark" d="M4.5 7L10 10.2 15.5 7M10 10.2v6" />}
    </Token>
  );
}

/** A trade good: the same token turned over. */
export function TradeGoodToken() {
  return (
    <Token name="good">
      <circle cx="10" cy="10" r="8.4" />
      <path
        className="ti-token-mark"
        d="M10 4.6l1.6 3.8 3.8 1.6-3.8 1.6L10 15.4l-1.6-3.8L4.6 10l3.8-1.6z"
      />
    </Token>
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  cultural: 'C',
  hazardous: 'H',
  industrial: 'I',
  unknown: '?',
};

/** A relic fragment of one type: colour and letter. */
export function FragmentToken({ kind }: { readonly kind: string }) {
  return (
    <Token name={`fragment-${kind}`}>
      <path d="M8.5 1.5l7 4 2.5 8-8 5-8-4.2 1.5-8z" />
      <text x="9.8" y="14" textAnchor="middle">
        {LETTERS[kind] ?? '?'}
      </text>
    </Token>
  );
}

/** A promissory note. */
export function NoteToken() {
  return (
    <Token name="note">
      <path d="M3.5 2.5h13v15h-13z" />
      <path className="ti-token-mark" d="M6.5 6.5h7M6.5 9.5h7M6.5 12.5h4" />
    </Token>
  );
}

/** A card of another kind: action card, secret objective, relic. */
export function CardToken() {
  return (
    <Token name="card">
      <rect x="4" y="1.8" width="12" height="16.4" rx="2" />
      <circle className="ti-token-mark" cx="10" cy="10" r="3" />
    </Token>
  );
}
