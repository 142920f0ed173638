import { cardOf } from '../../../data/cards.ts';
import type { View } from '../../../view.ts';

/** The nodes that a Trade Action is about: all that the revealed cards name, once one is chosen it alone with its primary one. */
export function litNodes({
  phase,
  revealed,
  choices,
  lastTrade,
}: Pick<View, 'phase' | 'revealed' | 'choices' | 'lastTrade'>): ReadonlySet<string> {
  const chosen = { idle: null, revealed: null, ranking: choices[0], inflation: lastTrade }[phase];
  const named = chosen
    ? [chosen.node, chosen.primary]
    : revealed
        .flatMap((id) => cardOf(id)?.lines ?? [])
        .flatMap((line) => [line.node, line.secondary]);
  return new Set(named.filter((node) => typeof node === 'string'));
}
