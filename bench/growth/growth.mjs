import { axes } from './axes.mjs';

export const AXES = Object.keys(axes);

/** Measures how the wanted axes grow; by axis, a list with the figures of each step. */
export async function measureGrowth(wanted, { quick, base }) {
  const effort = quick ? { rounds: 1, trades: 60 } : { rounds: 5, trades: 120 };
  const figures = {};
  for (const axis of AXES.filter((name) => wanted.includes(name))) {
    console.error(`growing: ${axis}`);
    const { grow, quick: few, sizes } = axes[axis];
    figures[axis] = await grow({ sizes: quick ? few : sizes, base, ...effort });
  }
  return figures;
}
