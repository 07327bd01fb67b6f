/** The acts of Dune, as they stand on buttons and in lists. */
import type { Lang, Names, Text } from '@vigrid/kernel';
import { capital, joined, quoted, say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { placeName, postName } from './places.ts';
import { side } from './sides.ts';
import { counted, factionName, factionNames } from './words.ts';

export function act(of: DuneAct, lang: Lang, names: Names): string {
  return told(of, names)[lang];
}

function told(a: DuneAct, names: Names): Text {
  switch (a.do) {
    case 'send': {
      const to = placeName(a.space);
      const card =
        a.graft === undefined ? names.card(a.card) : `${names.card(a.card)} + ${names.card(a.graft)}`;
      if (a.from !== undefined) {
        const from = placeName(a.from);
        return say(
          `${card}: агент из ячейки ${quoted(from.ru)} в ячейку ${quoted(to.ru)}`,
          `${card}: the Agent at ${from.en} to ${to.en}`,
        );
      }
      if (a.spy !== undefined) {
        const post = postName(a.spy);
        return say(
          `${card}: агент в ячейку ${quoted(to.ru)}, отозвав шпиона (${post.ru})`,
          `${card}: Agent to ${to.en}, recalling the Spy at ${post.en}`,
        );
      }
      return say(`${card}: агент в ячейку ${quoted(to.ru)}`, `${card}: Agent to ${to.en}`);
    }
    case 'reveal':
      return say('Раскрыть карты', 'Reveal your hand');
    case 'intrigue':
      return say(
        `Сыграть карту интриги: ${names.card(a.card)}`,
        `Play the Intrigue card ${names.card(a.card)}`,
      );
    case 'resolve': {
      const head = source(a.source, names);
      return say(`${head.ru}${capital(a.says.ru)}`, `${head.en}${capital(a.says.en)}`);
    }
    case 'deploy':
      return a.unit === 'dreadnought'
        ? say('Разместить дредноут', 'Deploy a dreadnought')
        : say('Разместить отряды', 'Deploy troops');
    case 'acquire':
      return say(
        `Купить за ${counted(a.cost, 'persuasion').ru}: ${names.card(a.card)}`,
        `Acquire ${names.card(a.card)} for ${counted(a.cost, 'persuasion').en}`,
      );
    case 'done':
      return say('Закончить', 'Done');
    case 'pass':
      return say('Пас', 'Pass');
    case 'option':
      return sentence(a.says);
    case 'exchange': {
      if (a.spice === 0 && a.solari === undefined) return sentence(a.says);
      const price = a.solari === undefined ? counted(a.spice, 'spice') : counted(a.solari, 'solari');
      return say(`Заплатить ${price.ru} → ${a.says.ru}`, `Pay ${price.en} → ${a.says.en}`);
    }
    case 'influence':
      return a.n < 0
        ? say(
            `Потерять влияние: ${factionName(a.faction, a.six).ru}`,
            `Lose Influence: ${factionName(a.faction, a.six).en}`,
          )
        : a.own
          ? say(
              `${factionNames[a.faction].ru} (свой планшет)`,
              `${factionNames[a.faction].en} (your own board)`,
            )
          : factionName(a.faction, a.six);
    case 'lose':
      return a.where === 'garrison'
        ? say('Отряд из гарнизона', 'A troop of the garrison')
        : say('Отряд из зоны конфликта', 'A troop in the Conflict');
    case 'place':
      return a.where === 'deck'
        ? say('На верх колоды', 'On top of your deck')
        : say('В сброс', 'To the discard pile');
    case 'top':
      return a.what === 'draw' ? say('Взять её', 'Draw it') : say('Удалить её', 'Trash it');
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
      const together = a.negotiators > 0 ? say(` и вернуть ${back.ru}`, ` and ${back.en}`) : say('', '');
      return say(
        `${names.card(a.card)}: заплатить ${price.ru}${together.ru}`,
        `${names.card(a.card)} for ${price.en}${together.en}`,
      );
    }
    case 'tile':
      return say(`Применить: ${names.card(a.card)}`, `Use ${names.card(a.card)}`);
    case 'freighter':
      return a.what === 'advance'
        ? say('Продвинуть транспортник', 'Advance the Freighter')
        : say('Вернуть транспортник и взять награды', 'Recall the Freighter and take the rewards');
    case 'tleilaxu': {
      const price = counted(a.cost, 'specimen');
      return say(`${names.card(a.card)}: потратить ${price.ru}`, `${names.card(a.card)} for ${price.en}`);
    }
    case 'specimen':
      return say('Вернуть образец в запас', 'Take a specimen back to your supply');
    case 'atomics':
      return say('Атомный арсенал: сменить весь ряд', 'Family Atomics: replace the whole Row');
    case 'research': {
      return a.says ? sentence(a.says) : say('Дальше по треку', 'Onwards');
    }
    case 'detonate':
      return say('Вернуть дредноут в запас за победное очко', 'Return the dreadnought for a Victory Point');
    case 'spy': {
      const post = postName(a.post);
      return say(`Поставить шпиона: ${post.ru}`, `Place a Spy at ${post.en}`);
    }
    case 'recallSpy': {
      const post = postName(a.post);
      return say(`Отозвать шпиона: ${post.ru}`, `Recall the Spy at ${post.en}`);
    }
    case 'match':
      return say(
        `Соединить любой символ с картой ${quoted(names.card(a.card))}`,
        `Match the wild icon with ${names.card(a.card)}`,
      );
    case 'train':
      return sentence(a.says);
    case 'give':
      return given[a.what];
    case 'repel': {
      const whose = side(a.seat, names);
      return a.unit === 'troop'
        ? say(`Отступит отряд: ${whose.ru}`, `A troop of ${whose.en} retreats`)
        : say(`Отступит дредноут: ${whose.ru}`, `A dreadnought of ${whose.en} retreats`);
    }
  }
}

const given = {
  solari: say('Отдать солярии', 'Give Solari'),
  spice: say('Отдать Пряность', 'Give spice'),
  water: say('Отдать воду', 'Give water'),
  intrigue: say('Отдать карты интриг', 'Give Intrigue cards'),
};

const sentence = ({ ru, en }: Text): Text => say(capital(ru), capital(en));

/** The card or space an effect comes from. */
function source(of: number, names: Names): Text {
  if (of >= 0) return say(`${names.card(of)}: `, `${names.card(of)}: `);
  if (of === -1) return say('', '');
  const place = placeName(-2 - of);
  return say(`${place.ru}: `, `${place.en}: `);
}
