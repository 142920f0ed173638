import { type NamePlace, NEXT_LINE } from './name-places.ts';

type NameProps = { readonly place: NamePlace | undefined; readonly className: string };

/** A name on the map where it was given a place; nothing where it has none. */
export function Name({ place, className }: NameProps) {
  if (!place) return null;
  const { x, y, anchor, lines } = place;
  return (
    <text y={y} textAnchor={anchor} className={className}>
      {lines.map((line, at) => (
        <tspan key={line} x={x} dy={at === 0 ? 0 : NEXT_LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
