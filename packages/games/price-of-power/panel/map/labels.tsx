import type { Words } from '@haggle/engine';
import { memo } from 'react';
import { areas } from '../../data/areas.ts';
import { nameOf } from '../say.ts';
import { areaPoint, atlas, provincePoint } from './atlas.ts';
import { boards } from './boards.ts';

type LabelsProps = { readonly words: Words; readonly unit: number };

const AREAS_FROM = 1.05;
const PROVINCES_FROM = 0.52;

/** Names of the insets, of Areas, and from nearer those of provinces. */
export const Labels = memo(function Labels({ words, unit }: LabelsProps) {
  return (
    <g className="labels">
      {boards
        .filter(({ scale }) => scale < 1)
        .map((board) => (
          <text
            key={board.id}
            transform={`translate(${board.at[0]} ${board.at[1]}) scale(${Math.min(unit, 1.6)})`}
            x="7"
            y="16"
            className="label label-board"
          >
            {nameOf(words, board.id)}
          </text>
        ))}
      {unit < AREAS_FROM &&
        areas.map(({ id }) => (
          <Label key={id} at={areaPoint(id)} unit={unit} name={nameOf(words, id)} kind="area" />
        ))}
      {unit < PROVINCES_FROM &&
        atlas.flatMap(({ board, fields }) =>
          fields.map(({ province }) => (
            <Label
              key={`${board.id} ${province}`}
              at={provincePoint(province)}
              unit={unit}
              name={nameOf(words, province)}
              kind="province"
            />
          )),
        )}
    </g>
  );
});

type LabelProps = {
  readonly at: readonly [number, number] | undefined;
  readonly unit: number;
  readonly name: string;
  readonly kind: 'area' | 'province';
};

function Label({ at, unit, name, kind }: LabelProps) {
  if (!at) return null;
  return (
    <text
      transform={`translate(${at[0]} ${at[1]}) scale(${unit})`}
      y={kind === 'area' ? 10 : 18}
      className={`label label-${kind}`}
    >
      {name}
    </text>
  );
}
