/** What effects, events and acts of Rise of Ix say. */
import type { Text } from '@vigrid/kernel';
import type { IxEffect } from '../effects/types.ts';
import { placeName } from './places.ts';
import { counted, same } from './words.ts';

export function ixEffect(e: IxEffect): Text {
  switch (e.kind) {
    case 'tech': {
      const less = e.n > 0 ? same(` на ${e.n} дешевле`, ` for ${e.n} less`) : same('', '');
      const solari = e.solari ? same('; можно заплатить соляриями', '; you may pay in Solari') : same('', '');
      return same(
        `можете получить технологию${less.ru}${solari.ru}`,
        `you may acquire a Tech tile${less.en}${solari.en}`,
      );
    }
    case 'negotiator': {
      const troops = counted(e.n, 'troop');
      return e.n === 1
        ? same(
            'отправьте отряд из запаса переговорщиком на планшет Икса',
            'send a troop of your supply to the Ix board as a Negotiator',
          )
        : same(
            `отправьте ${troops.ru} из запаса переговорщиками на планшет Икса`,
            `send ${troops.en} of your supply to the Ix board as Negotiators`,
          );
    }
    case 'freighter':
      return e.n === 1
        ? same('продвиньте транспортник или верните его', 'advance your Freighter or recall it')
        : same(
            `продвиньте транспортник или верните его, ${e.n} раза`,
            `advance your Freighter or recall it, ${e.n} times`,
          );
    case 'dreadnought': {
      const ships = counted(e.n, 'dreadnought');
      return same(`получите ${ships.ru}`, `commission ${ships.en}`);
    }
    case 'trashInPlay':
      return same('можете удалить одну свою карту в игре', 'you may trash one of your cards in play');
    case 'swapIntrigues':
      return same(
        'положите любое число своих карт интриг под низ их колоды и возьмите столько же',
        'put any number of your Intrigue cards under their deck and draw as many',
      );
    case 'ambush':
      return same(
        'за каждый отряд, который вы разместили в этот ход, можете заставить отступить одно подразделение соперника',
        'for each troop you deploy this turn you may make one enemy unit retreat',
      );
    case 'cheaper': {
      const place = placeName(e.place);
      return same(
        `ячейка «${place.ru}» стоит этому агенту на ${e.n} меньше`,
        `${place.en} costs this Agent ${e.n} less`,
      );
    }
    case 'anotherTurn':
      return same(
        'можете сделать ещё один ход сразу после этого',
        'you may take another turn right after this one',
      );
    case 'influenceOfAgents':
      return same(
        'получите по 1 влиянию у каждой фракции, в ячейках которой есть ваш агент',
        'gain 1 Influence with each Faction on whose spaces you have an Agent',
      );
    case 'influenceOfVisit':
      return same(
        'получите 1 влияние у фракции, в ячейку которой вы отправили агента в этот ход',
        'gain 1 Influence with the Faction to whose space you sent an Agent this turn',
      );
    case 'influenceOfSnooper':
      return same(
        'получите 1 влияние у фракции, где стоит ваш искатель',
        'gain 1 Influence with a Faction where you have a Snooper',
      );
    case 'winsTies':
      return same('вы выигрываете при любом равенстве очков', 'you win every tie for victory');
    case 'alwaysToDeck':
      return same(
        'карты, которые вы получаете, можно класть на верх своей колоды',
        'cards you acquire may go on top of your deck',
      );
    case 'transports':
      return same(
        'нанимая отряды на треке поставок, наймите на 1 больше; любые из них можно разместить в зоне конфликта',
        'when you recruit troops from the Shipping track, recruit 1 more; any of them may be deployed',
      );
  }
}
