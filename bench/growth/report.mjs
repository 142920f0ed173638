import { show } from '../figures.mjs';
import { reportMachine, table } from '../report.mjs';
import { axes } from './axes.mjs';

/** How everything grew, as Markdown: the machine, and a table for each axis. */
export function makeGrowthReport({ machine, figures }) {
  const tables = Object.entries(figures).map(([axis, steps]) =>
    reportAxis(axis, axes[axis], steps),
  );
  return `${[reportMachine(machine), ...tables].join('\n\n')}\n`;
}

function reportAxis(axis, { title, panels }, steps) {
  const columns = panels.flatMap(({ title: what, unit, lines }) =>
    Object.entries(lines).map(([key, name]) => ({
      key,
      head: Object.keys(lines).length === 1 ? `${what} (${unit})` : `${what}: ${name} (${unit})`,
    })),
  );
  return table(
    [title, ...columns.map(({ head }) => head)],
    steps.map((step) => [show(step[axis]), ...columns.map(({ key }) => show(step[key]))]),
  );
}
