/** What belongs to the game for six alone, and promotional cards: it is read and said, but not played yet. */
import { text, whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { effect } from './kind.ts';
import { effects } from './shapes.ts';

export const throneRow = effect('throneRow', {
  shape: {},
  says: () =>
    say(
      'положите карту не Фрименов из ряда в Тронный ряд',
      'move a card that is not Fremen from the Row to the Throne Row',
    ),
});

export const reinforce = effect('reinforce', {
  shape: {},
  says: () => say('подкрепление: 3 отряда союзникам', 'reinforce: 3 troops for your Allies'),
});

export const trade = effect('trade', {
  shape: {},
  says: () => say('обменяйтесь с товарищем по команде', 'trade with a teammate'),
});

export const ally = effect('ally', {
  shape: { effects },
  says: (e, inside) =>
    filled('активированный союзник: *', 'the activated Ally: *', inside.effects(e.effects)),
});

export const allies = effect('allies', {
  shape: { effects },
  says: (e, inside) => filled('каждый союзник: *', 'each Ally: *', inside.effects(e.effects)),
});

export const team = effect('team', {
  shape: { effects },
  says: (e, inside) => filled('каждый в команде: *', 'everybody of the team: *', inside.effects(e.effects)),
});

export const shareContracts = effect('shareContracts', {
  shape: {},
  says: () =>
    say('раздайте союзникам оба открытых контракта', 'give both open contracts to your Allies, one each'),
});

/** What only a promotional card does. */
export const own = effect('own', {
  shape: { of: text, part: whole },
  says: () => say('особый эффект', 'an effect of its own'),
});
