import type { Figure } from '../logic/figures.ts';

const PATHS: Readonly<Record<Figure, string>> = {
  ducats:
    'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 5.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zM8.4 10h3.2M10 8.4v3.2',
  administrativePower: 'M4 17C5 10 8 5 16 3c-.5 6-4 9-9 9.5M4 17c1-2 3-5 7-8.5',
  diplomaticPower:
    'M3 9c3 0 4 1 5.5 2.5C10 7 13 4.5 17 4c-.5 2-1.5 3-3 3.5 2 .5 3 .5 4 0-1.5 5-5 8-10 8-2 0-3.5-1-4.5-2.5 1 .2 2 .1 2.7-.2C5 12 4 11 3 9z',
  interest:
    'M5 15L15 5M6.5 5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM13.5 11.4a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  prestige:
    'M7 3C3 6 3 13 8 17M13 3c4 3 4 10-1 14M4 7.5l3 1M3.8 11l3.2.5M16 7.5l-3 1M16.2 11l-3.2.5',
  baseTax: 'M3 17h14M4.5 17V9L10 4.5 15.5 9v8M8.5 17v-4.5h3V17',
};

/** The picture of a figure of the ledger; what it is stands beside it or in a label. */
export function FigureIcon({ figure }: { readonly figure: Figure }) {
  return (
    <svg className="figure-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[figure]} />
    </svg>
  );
}
