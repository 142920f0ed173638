import type { CSSProperties } from 'react';

/** The hue (degrees) and strength of a tint; lightness belongs to the colour scheme. */
export type Tint = readonly [hue: number, strength: number];

/** The tint of each commodity. */
const TINTS: Readonly<Record<string, Tint>> = {
  water: [240, 0.02],
  ochre: [70, 0.1],
  hides: [50, 0.06],
  clay: [40, 0.09],
  bone: [95, 0.03],
  flax: [275, 0.07],
  papyrus: [110, 0.07],
  iron: [255, 0.025],
  furs: [45, 0.05],
  wax: [92, 0.1],
  stone: [80, 0.015],
  fish: [225, 0.06],
  fruit: [20, 0.11],
  salt: [215, 0.025],
  ceramics: [35, 0.1],
  timber: [65, 0.07],
  wool: [85, 0.03],
  oil: [118, 0.09],
  sugar: [140, 0.06],
  grain: [88, 0.11],
  cotton: [250, 0.03],
  cloth: [300, 0.06],
  wine: [5, 0.1],
  textiles: [330, 0.08],
  livestock: [55, 0.04],
  glass: [190, 0.06],
  lacquer: [25, 0.12],
  bronze: [62, 0.09],
  silver: [260, 0.02],
  tin: [245, 0.03],
  copper: [45, 0.11],
  lead: [270, 0.035],
  spices: [48, 0.12],
  spice: [38, 0.11],
  resin: [75, 0.11],
  incense: [305, 0.06],
  herbs: [145, 0.09],
  jade: [165, 0.09],
  gems: [350, 0.1],
  gemstones: [310, 0.09],
  dye: [320, 0.11],
  marble: [20, 0.02],
  tea: [130, 0.08],
  obsidian: [285, 0.05],
  gold: [94, 0.13],
  ivory: [90, 0.045],
  pearls: [340, 0.035],
  amber: [68, 0.13],
  silk: [355, 0.06],
};

/** Calamities have no tint of their own: they are black and red. */
const PLAIN: Tint = [30, 0.02];

/** The custom properties that tint whatever shows a kind. */
export function tintStyle(kind: string): CSSProperties {
  return styleOf(TINTS[kind] ?? PLAIN);
}

/** The custom properties of a tint. */
export function styleOf([hue, strength]: Tint): CSSProperties {
  return { '--hue': hue, '--strength': strength } as CSSProperties;
}
