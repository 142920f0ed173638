import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axes } from './axes.mjs';
import { drawPanel, PANEL } from './panel.mjs';

const COLUMNS = 2;

/** Colours that the colour-blind can tell apart, for light and for dark; lines differ in their dashes too. */
const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 13px }
  .mid { text-anchor: middle } .end { text-anchor: end }
  .paper { fill: #fff } .grid { stroke: #ddd }
  .line { fill: none; stroke-width: 2 }
  .line-0 { stroke: #0072b2 } .dot-0 { fill: #0072b2 }
  .line-1 { stroke: #c2410c; stroke-dasharray: 6 3 } .dot-1 { fill: #c2410c }
  .line-2 { stroke: #00795a; stroke-dasharray: 2 3 } .dot-2 { fill: #00795a }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd }
    .paper { fill: #16191d } .grid { stroke: #3a3f45 }
    .line-0 { stroke: #56b4e9 } .dot-0 { fill: #56b4e9 }
    .line-1 { stroke: #f0a044 } .dot-1 { fill: #f0a044 }
    .line-2 { stroke: #3fcf9f } .dot-2 { fill: #3fcf9f }
  }`;

/** Draws every axis that was measured into the folder, one SVG file an axis, and puts the figures beside them. */
export async function drawGrowth({ machine, figures }, folder) {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'figures.json'),
    `${JSON.stringify({ machine, figures }, null, 1)}\n`,
  );
  for (const [axis, steps] of Object.entries(figures)) {
    await writeFile(join(folder, `${axis}.svg`), drawAxis(axis, steps));
  }
}

function drawAxis(axis, steps) {
  const { title, isLinear = false, panels } = axes[axis];
  const along = { title, isLinear, at: steps.map((step) => step[axis]) };
  const width = COLUMNS * PANEL.width;
  const height = Math.ceil(panels.length / COLUMNS) * PANEL.height;
  const drawn = panels.map(({ title: what, unit, lines }, index) => {
    const place = `${(index % COLUMNS) * PANEL.width} ${Math.floor(index / COLUMNS) * PANEL.height}`;
    const all = Object.entries(lines).map(([key, name]) => ({
      name,
      figures: steps.map((step) => step[key]),
    }));
    return `<g transform="translate(${place})">\n${drawPanel({ title: what, unit, lines: all, along })}\n</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>Growth with ${title}</title>\n<style>${STYLE}\n</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}
