/** What effects of Immortality say. */
import type { Text } from '@vigrid/kernel';
import type { ImmortalityEffect } from '../effects/types.ts';
import { counted, same } from './words.ts';

const times = (n: number): Text => (n === 2 ? same('дважды', 'twice') : same(`${n} раза`, `${n} times`));

export function immortalityEffect(e: ImmortalityEffect): Text {
  switch (e.kind) {
    case 'research':
      return e.n === 1
        ? same('продвиньтесь по треку исследований', 'advance on the research track')
        : same(
            `продвиньтесь по треку исследований ${times(e.n).ru}`,
            `advance ${times(e.n).en} on the research track`,
          );
    case 'specimen': {
      const troops = counted(e.n, 'specimen');
      return same(`поместите в баки ${troops.ru}`, `put ${troops.en} into the tanks`);
    }
    case 'tleilaxu':
      return e.n === 1
        ? same('продвиньтесь по треку Тлейлаксу', 'advance on the Tleilaxu track')
        : same(
            `продвиньтесь по треку Тлейлаксу ${times(e.n).ru}`,
            `advance ${times(e.n).en} on the Tleilaxu track`,
          );
    case 'combatIcon':
      return same(
        'в этот ход можете размещать отряды, как в ячейке конфликта',
        'this turn you may deploy as on a Combat space',
      );
    case 'keepIntrigue':
      return same(
        'посмотрите две верхние карты интриг: одну возьмите, другую верните наверх',
        'look at the two top Intrigue cards: keep one, put the other back on top',
      );
    case 'backToHand':
      return same('верните эту карту на руку', 'return this card to your hand');
    case 'trashGrafted':
      return same(
        'удалите одну из двух сращённых карт и получите ещё 1 влияние у этой фракции',
        'trash one of the two grafted cards and gain 1 more Influence with that Faction',
      );
    case 'fetchGrafted':
      return same(
        'в начале хода раскрытия этого раунда верните на руку другую сращённую карту',
        'at the start of your Reveal turn this round return the other grafted card to your hand',
      );
    case 'copyGrafted':
      return same(
        'то же, что в поле агента другой сращённой карты',
        'the same as the Agent box of the other grafted card',
      );
    case 'solariPerIcon':
      return same(
        'получите 1 солярий за каждый символ агента на другой сращённой карте',
        'gain 1 Solari for each Agent icon of the other grafted card',
      );
    case 'recallSent':
      return same(
        'можете вернуть агента, отправленного в этот ход',
        'you may recall the Agent you sent this turn',
      );
    case 'graftsRow':
      return same(
        'можете срастить эту карту с картой ряда, не получая её; карта ряда удаляется в конце хода',
        'you may graft this card to a card of the Row without acquiring it; that card is trashed at the end of the turn',
      );
    case 'buyTleilaxu':
      return same(
        'можете получить карту Тлейлаксу за её цену в образцах',
        'you may acquire a Tleilaxu card for its specimens',
      );
    case 'dropTleilaxu':
      return e.at === 0
        ? same('уберите левую карту Тлейлаксу и откройте новую', 'replace the left Tleilaxu card')
        : same('уберите правую карту Тлейлаксу и откройте новую', 'replace the right Tleilaxu card');
  }
}
