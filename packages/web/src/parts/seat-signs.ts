/**
 * Eight colours that the colour-blind can tell apart (after Okabe and Ito, darkened for paper), and
 * marks of different shapes, so that no two seats of a table look alike even in grey.
 */
const COLOURS = [
  '#a8421f',
  '#1f6a9c',
  '#2b7a57',
  '#8a4f86',
  '#8a6a00',
  '#3f4f8f',
  '#5b6470',
  '#7c3a3a',
] as const;

const MARKS = [
  'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  'M4 4h12v12H4z',
  'M10 3l7.5 13h-15z',
  'M10 2l8 8-8 8-8-8z',
  'M7.5 3h5v4.5H17v5h-4.5V17h-5v-4.5H3v-5h4.5z',
  'M10 2l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L2 7.9l5.6-.7z',
  'M6 3h8l4 7-4 7H6l-4-7z',
  'M13.5 3A7 7 0 1 0 17 13.5 6 6 0 0 1 13.5 3z',
  'M4 3h12L11.5 10 16 17H4l4.5-7z',
  'M2.5 4h15L10 17z',
  'M4 3h4v14H4zM12 3h4v14h-4z',
  'M3 5l7 5 7-5v5l-7 6-7-6z',
  'M10 2c3.5 4.5 5.5 7 5.5 9.7a5.5 5.5 0 0 1-11 0C4.5 9 6.5 6.5 10 2z',
  'M3 17V9a7 7 0 0 1 14 0v8h-4.5V9.5a2.5 2.5 0 0 0-5 0V17z',
  'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  'M10 2.5l7.5 5.5-2.9 8.8H5.4L2.5 8z',
  'M5.5 3L10 7.5 14.5 3 17 5.5 12.5 10l4.5 4.5-2.5 2.5L10 12.5 5.5 17 3 14.5 7.5 10 3 5.5z',
  'M3 10a7 7 0 0 1 14 0zM3 12.5h14V16H3z',
] as const;

/** The sign of the seat in this place of the order. */
export function signOf(place: number): { readonly colour: string; readonly path: string } {
  return {
    colour: COLOURS[place % COLOURS.length] ?? COLOURS[0],
    path: MARKS[place % MARKS.length] ?? MARKS[0],
  };
}
