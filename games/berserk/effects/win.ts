/** The player wins, or loses. */
import { optional } from '@vigrid/kernel/schema';
import type { EffectKind } from '../abilities/kind.ts';
import { opponent } from '../abilities/vocabulary.ts';
import { isCreature } from '../features/figures.ts';
import { endGame } from '../flow/ending/campaign.ts';
import { profileOf, rival } from '../state.ts';
import { command } from '../text/clauses.ts';

const shape = { who: optional(opponent) };

export const win: EffectKind<'win', typeof shape> = {
  shape,

  does({ g, s, item, effect }) {
    const winner = effect.who === 'opponent' ? rival(item.seat) : item.seat;
    // B09-102.2b, B09-102.3d, B09-102.3c: who has no creature left has lost, whatever the text says.
    const alive = s.sides[winner].squad.some((card) => s.pieces[card] && isCreature(s, s.pieces[card]));
    const { lossBeatsWin, endings } = profileOf(s);
    if (lossBeatsWin && !alive) endGame(g, [rival(winner)], endings.lostAllTheSame);
    else endGame(g, [winner], effect.who ? endings.lostByText : endings.wonByText);
    return true;
  },

  says: ({ who }) => (who ? command('проиграть', 'lose the game') : command('победить', 'win the game')),
};
