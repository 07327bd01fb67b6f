/** Relocates the target to a cell of the chooser's choice (B12-507.1). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { cellFilter } from '../abilities/filter.ts';
import type { Target } from '../abilities/index.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { opponent } from '../abilities/vocabulary.ts';
import { isFree } from '../features/evaluate.ts';
import { formUp } from '../features/formation.ts';
import { trigger } from '../features/triggers.ts';
import {
  blocksRelocation,
  displaced,
  fromAbove,
  isKeptFrom,
  isRelocatable,
  relocate as relocateCard,
} from '../flow/movement/relocation.ts';
import { command } from '../text/clauses.ts';
import { withTarget } from '../text/phrases.ts';
import { cellPhrase } from '../text/places.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';
import { distance } from '../zones/battlefield.ts';

const shape = {
  to: target,
  cell: cellFilter,
  by: optional(opponent),
  as: optional(oneOf('jump', 'teleport', 'dash')),
};

export const relocate: EffectKind<'relocate', typeof shape> = {
  shape,
  unsettles: 'attacks',
  suits: (s, _effect, piece) => isRelocatable(s, piece),
  against: (s, _effect, piece) => fromAbove(s, piece),
  cell: ({ cell }) => cell,
  cells: (_s, { by }) => (by ? { by } : {}),
  comes: (s, piece, cell) => !isKeptFrom(s, piece, cell, 'relocate'),
  ready: (s, _effect, { cells }) => cells.every((cell) => isFree(s, cell)),

  does({ g, item, targets, effect, use }) {
    const [cell] = item.cells;
    const [piece] = targets;
    if (!piece || cell === undefined || blocksRelocation(g, piece, item)) return false;
    use.cell = piece.cell;
    relocateCard(g, piece, cell, effect.as ? wayRules[effect.as] : 'B12-507.1');
    displaced(g, piece, item.card);
    if (piece.card === item.card) formUp(g, piece.card);
    if (effect.as === 'jump') trigger(g, 'jumps', piece, { cell: use.cell, x: distance(use.cell, cell) });
    if (effect.as === 'teleport') trigger(g, 'teleports', piece, { cell: use.cell });
    if (effect.as === 'dash') trigger(g, 'dashes', piece, { cell: use.cell });
    return true;
  },

  asks: {
    whom: say('кого переместить?', 'whom do you relocate?'),
    may: say('переместить?', 'do you relocate?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const { as } = e;
    const to = cellPhrase(e.cell, as && e.cell.within === undefined ? at : withTarget(at, who));
    const by =
      e.by === 'opponent' && !byOpponent(e.to)
        ? say(' по выбору противника', ' of the opponent’s choice')
        : say('', '');
    const self = isSelf(e.to, at);
    if (as === 'jump' && self)
      return command(`прыжок на ${to.ru('acc')}${by.ru}`, `jump to ${to.en}${by.en}`, { same: who });
    if (as === 'dash' && self)
      return command(`рывок на ${to.ru('acc')}${by.ru}`, `dash to ${to.en}${by.en}`, { same: who });
    const [one, acc, en] =
      as === 'teleport'
        ? ['телепортироваться', 'телепортировать', 'teleport']
        : ['переместиться', 'переместить', 'relocate'];
    return command(
      `${self ? one : `${acc} ${who.ru('acc')}`} на ${to.ru('acc')}${by.ru}`,
      `${en} ${who.en} to ${to.en}${by.en}`,
      { same: who },
    );
  },
};

const wayRules = { jump: 'B12-G-jump-range-x', teleport: 'B12-G-teleportation', dash: 'RB-94' } as const;

const byOpponent = (to: Target): boolean => typeof to === 'object' && 'choose' in to && to.by === 'opponent';
