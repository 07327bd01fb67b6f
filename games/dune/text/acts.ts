/** The acts of Dune, as they stand on buttons and in lists. */
import type { Act, Lang, Names, Text } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { placeName } from './places.ts';
import { side } from './sides.ts';
import { counted, factionNames, joined, quoted, same, withFaction } from './words.ts';

export function act(of: Act, lang: Lang, names: Names): string {
  return told(of as DuneAct, names)[lang];
}

function told(a: DuneAct, names: Names): Text {
  switch (a.do) {
    case 'send': {
      const to = placeName(a.space);
      const card =
        a.graft === undefined ? names.card(a.card) : `${names.card(a.card)} + ${names.card(a.graft)}`;
      if (a.from !== undefined) {
        const from = placeName(a.from);
        return same(
          `${card}: агент из ячейки ${quoted(from.ru)} в ячейку ${quoted(to.ru)}`,
          `${card}: the Agent at ${from.en} to ${to.en}`,
        );
      }
      return same(`${card}: агент в ячейку ${quoted(to.ru)}`, `${card}: Agent to ${to.en}`);
    }
    case 'reveal':
      return same('Раскрыть карты', 'Reveal your hand');
    case 'intrigue':
      return same(
        `Сыграть карту интриги: ${names.card(a.card)}`,
        `Play the Intrigue card ${names.card(a.card)}`,
      );
    case 'resolve': {
      const head = source(a.source, names);
      return same(`${head.ru}${capital(a.says.ru)}`, `${head.en}${capital(a.says.en)}`);
    }
    case 'deploy':
      return a.unit === 'dreadnought'
        ? same('Разместить дредноут', 'Deploy a dreadnought')
        : same('Разместить отряды', 'Deploy troops');
    case 'acquire':
      return same(
        `Купить за ${counted(a.cost, 'persuasion').ru}: ${names.card(a.card)}`,
        `Acquire ${names.card(a.card)} for ${counted(a.cost, 'persuasion').en}`,
      );
    case 'done':
      return same('Закончить', 'Done');
    case 'pass':
      return same('Пас', 'Pass');
    case 'option':
      return sentence(a.says);
    case 'exchange': {
      const spice = counted(a.spice, 'spice');
      return same(`Заплатить ${spice.ru} → ${a.says.ru}`, `Pay ${spice.en} → ${a.says.en}`);
    }
    case 'influence':
      return a.n < 0
        ? same(`Потерять влияние ${withFaction[a.faction].ru}`, `Lose Influence ${withFaction[a.faction].en}`)
        : factionNames[a.faction];
    case 'lose':
      return a.where === 'garrison'
        ? same('Отряд из гарнизона', 'A troop of the garrison')
        : same('Отряд из зоны конфликта', 'A troop in the Conflict');
    case 'place':
      return a.where === 'deck'
        ? same('На верх колоды', 'On top of your deck')
        : same('В сброс', 'To the discard pile');
    case 'top':
      return a.what === 'draw' ? same('Взять её', 'Draw it') : same('Удалить её', 'Trash it');
    case 'side':
      return sentence(side(a.seat, names));
    case 'space':
      return placeName(a.space);
    case 'factions':
      return joined(
        a.factions.map((faction) => factionNames[faction]),
        ' и ',
        ' and ',
      );
    case 'tech': {
      const price = counted(a.cost, a.what);
      const back = counted(a.negotiators, 'negotiator');
      const together = a.negotiators > 0 ? same(` и вернуть ${back.ru}`, ` and ${back.en}`) : same('', '');
      return same(
        `${names.card(a.card)}: заплатить ${price.ru}${together.ru}`,
        `${names.card(a.card)} for ${price.en}${together.en}`,
      );
    }
    case 'tile':
      return same(`Применить: ${names.card(a.card)}`, `Use ${names.card(a.card)}`);
    case 'freighter':
      return a.what === 'advance'
        ? same('Продвинуть транспортник', 'Advance the Freighter')
        : same('Вернуть транспортник и взять награды', 'Recall the Freighter and take the rewards');
    case 'tleilaxu': {
      const price = counted(a.cost, 'specimen');
      return same(`${names.card(a.card)}: потратить ${price.ru}`, `${names.card(a.card)} for ${price.en}`);
    }
    case 'specimen':
      return same('Вернуть образец в запас', 'Take a specimen back to your supply');
    case 'atomics':
      return same('Атомный арсенал: сменить весь ряд', 'Family Atomics: replace the whole Row');
    case 'research': {
      return a.says ? sentence(a.says) : same('Дальше по треку', 'Onwards');
    }
    case 'detonate':
      return same('Вернуть дредноут в запас за победное очко', 'Return the dreadnought for a Victory Point');
    case 'repel': {
      const whose = side(a.seat, names);
      return a.unit === 'troop'
        ? same(`Отступит отряд: ${whose.ru}`, `A troop of ${whose.en} retreats`)
        : same(`Отступит дредноут: ${whose.ru}`, `A dreadnought of ${whose.en} retreats`);
    }
  }
}

const sentence = ({ ru, en }: Text): Text => same(capital(ru), capital(en));

/** The card or space an effect comes from. */
function source(of: number, names: Names): Text {
  if (of >= 0) return same(`${names.card(of)}: `, `${names.card(of)}: `);
  if (of === -1) return same('', '');
  const place = placeName(-2 - of);
  return same(`${place.ru}: `, `${place.en}: `);
}
