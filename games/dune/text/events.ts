/** What happens, as lines of the log. Russian keeps names in the nominative, so that none has to be declined. */
import type { Ending, Lang, Names, Seen, SeenByKind, Sentences, TableEvent, Text } from '@vigrid/kernel';
import { isTableEvent, sentence, tableSentence } from '@vigrid/kernel/events';
import { capital, joined, quoted, say } from '@vigrid/speech';
import type { CardRef, DuneEvent } from '../events.ts';
import { automatedSeat } from '../symbols.ts';
import { placeName, postName } from './places.ts';
import { side } from './sides.ts';
import { counted, factionName, factionNames, withFaction } from './words.ts';

export function event(e: Seen<DuneEvent> | TableEvent, lang: Lang, names: Names): string {
  const text = isTableEvent(e) ? tableSentence(e, names, ended) : sentence(lines, e.kind, e, names);
  return capital(text[lang]);
}

function ended({ winners }: Ending, n: Names): Text {
  // Three of six are a team (D-28.1).
  if (winners.length === 3) {
    const team = winners.map((seat) => side(seat, n));
    return say(
      `Победа команды: ${team.map(({ ru }) => ru).join(', ')}.`,
      `The team of ${team.map(({ en }) => en).join(', ')} wins.`,
    );
  }
  if (winners.length > 1) return say('Ничья.', 'The game is drawn.');
  const who = side(winners[0] ?? automatedSeat.hagal, n);
  return say(`Победа: ${who.ru}.`, `${who.en} wins.`);
}

const list = (cards: readonly CardRef[], names: Names): string =>
  cards.map(({ id }) => names.card(id)).join(', ');

/** "Anna gains 2 Solari", «Анна получает 2 солярия»: a side, a verb, the rest. */
const does = (seat: number, names: Names, ru: string, en: string): Text => {
  const who = side(seat, names);
  return say(`${who.ru} ${ru}.`, `${who.en} ${en}.`);
};

const phases = {
  turns: say('Фаза ходов.', 'Player turns.'),
  combat: say('Фаза сражения.', 'Combat.'),
  makers: say('Фаза Подателей.', 'Makers.'),
  recall: say('Фаза возвращения.', 'Recall.'),
  endgame: say('Конец игры.', 'Endgame.'),
};

const lines: Sentences<SeenByKind<DuneEvent>> = {
  round: ({ round, first }, n) => {
    const who = side(first, n);
    return say(`Раунд ${round}. Первый игрок: ${who.ru}.`, `Round ${round}. First player: ${who.en}.`);
  },
  conflict: ({ card }, n) => say(`Конфликт: ${n.card(card.id)}.`, `Conflict: ${n.card(card.id)}.`),
  phase: ({ phase }) => phases[phase],
  turn: ({ seat }, n) => {
    const who = side(seat, n);
    return say(`Ход: ${who.ru}.`, `${who.en} to move.`);
  },
  send: ({ seat, card, graft, space, from, spy }, n) => {
    const to = placeName(space);
    const moved = from === undefined ? null : placeName(from);
    return does(
      seat,
      n,
      `отправляет агента: ${moved ? `${moved.ru} → ` : ''}${to.ru} (карта ${quoted(n.card(card.id))}${graft ? ` и ${quoted(n.card(graft.id))}` : ''})${spy ? ', внедрение шпионом' : ''}`,
      `sends an Agent${moved ? ` from ${moved.en}` : ''} to ${to.en} with ${n.card(card.id)}${graft ? ` and ${n.card(graft.id)}` : ''}${spy ? ', infiltrating with a Spy' : ''}`,
    );
  },
  rival: ({ seat, card, space }, n) => {
    if (space === null)
      return does(
        seat,
        n,
        `открывает карту ${quoted(n.card(card.id))}: свободной ячейки нет`,
        `turns up ${n.card(card.id)}: no space is free`,
      );
    const to = placeName(space);
    return does(seat, n, `отправляет агента: ${to.ru}`, `sends an Agent to ${to.en}`);
  },
  reveal: ({ seat, cards }, n) =>
    cards.length === 0
      ? does(seat, n, 'раскрывает пустую руку', 'reveals an empty hand')
      : does(seat, n, `раскрывает карты: ${list(cards, n)}`, `reveals ${list(cards, n)}`),
  strength: ({ seat, strength }, n) =>
    does(seat, n, `имеет боевую силу ${strength}`, `has a strength of ${strength}`),
  intrigue: ({ seat, card }, n) =>
    does(
      seat,
      n,
      `играет карту интриги ${quoted(n.card(card.id))}`,
      `plays the Intrigue card ${n.card(card.id)}`,
    ),
  acquire: ({ seat, card, to }, n) => {
    const where = {
      discard: say('', ''),
      deck: say(' на верх колоды', ' to the top of the deck'),
      hand: say(' на руку', ' to the hand'),
    }[to];
    return does(
      seat,
      n,
      `получает карту ${quoted(n.card(card.id))}${where.ru}`,
      `acquires ${n.card(card.id)}${where.en}`,
    );
  },
  row: ({ card }, n) =>
    say(`В ряду новая карта: ${n.card(card.id)}.`, `${n.card(card.id)} comes into the Row.`),
  aside: ({ seat, card }, n) =>
    does(seat, n, `откладывает карту ${quoted(n.card(card.id))}`, `sets ${n.card(card.id)} aside`),
  gain: ({ seat, what, n: count }, n) => {
    const it = counted(count, what === 'swords' ? 'sword' : what);
    return does(seat, n, `получает ${it.ru}`, `gains ${it.en}`);
  },
  pay: ({ seat, what, n: count }, n) => {
    const it = counted(count, what === 'swords' ? 'sword' : what);
    return does(seat, n, `платит ${it.ru}`, `pays ${it.en}`);
  },
  points: ({ seat, n: count, points }, n) => {
    const it = counted(Math.abs(count), 'point');
    return count < 0
      ? does(seat, n, `теряет ${it.ru}, всего ${points}`, `loses ${it.en}, ${points} in all`)
      : does(seat, n, `получает ${it.ru}, всего ${points}`, `gains ${it.en}, ${points} in all`);
  },
  influence: ({ seat, faction, n: count, now, six }, n) => {
    const it = counted(Math.abs(count), 'influence');
    const name = factionName(faction, six);
    const where = six ? say(`(${name.ru})`, `with the ${name.en}`) : withFaction[faction];
    return count < 0
      ? does(
          seat,
          n,
          `теряет ${it.ru} ${where.ru}, осталось ${now}`,
          `loses ${it.en} ${where.en}, now ${now}`,
        )
      : does(
          seat,
          n,
          `получает ${it.ru} ${where.ru}, всего ${now}`,
          `gains ${it.en} ${where.en}, now ${now}`,
        );
  },
  alliance: ({ seat, faction, six }, n) => {
    const { ru, en } = factionName(faction, six);
    return seat === null
      ? say(`Жетон союза снова на треке: ${ru}.`, `The ${en} Alliance is back on its track.`)
      : does(seat, n, `получает жетон союза: ${ru}`, `takes the ${en} Alliance`);
  },
  recruit: ({ seat, n: count }, n) => {
    const it = counted(count, 'troop');
    return does(seat, n, `нанимает ${it.ru}`, `recruits ${it.en}`);
  },
  deploy: ({ seat, n: count, from }, n) => {
    const it = counted(count, 'troop');
    return from === 'supply'
      ? does(seat, n, `размещает ${it.ru} из запаса`, `deploys ${it.en} from the supply`)
      : does(seat, n, `размещает ${it.ru} в зоне конфликта`, `deploys ${it.en}`);
  },
  retreat: ({ seat, n: count }, n) => {
    const it = counted(count, 'troop');
    return does(seat, n, `отводит ${it.ru} в гарнизон`, `retreats ${it.en}`);
  },
  lose: ({ seat, n: count, from }, n) => {
    const it = counted(count, 'troop');
    return from === 'garrison'
      ? does(seat, n, `теряет ${it.ru} из гарнизона`, `loses ${it.en} of the garrison`)
      : does(seat, n, `теряет ${it.ru} из зоны конфликта`, `loses ${it.en} in the Conflict`);
  },
  draw: ({ seat, n: count, cards }, n) => {
    const it = counted(count, 'card');
    const which = cards ? `: ${list(cards, n)}` : '';
    return does(seat, n, `берёт ${it.ru}${which}`, `draws ${it.en}${which}`);
  },
  drawIntrigue: ({ seat, n: count, cards }, n) => {
    const it = counted(count, 'intrigue');
    const which = cards ? `: ${list(cards, n)}` : '';
    return does(seat, n, `берёт ${it.ru}${which}`, `draws ${it.en}${which}`);
  },
  steal: ({ seat, from, card }, n) => {
    const whose = side(from, n);
    const which = card ? `: ${n.card(card.id)}` : '';
    return does(
      seat,
      n,
      `забирает карту интриги (${whose.ru})${which}`,
      `takes an Intrigue card from ${whose.en}${which}`,
    );
  },
  shuffle: ({ seat, what }, n) => {
    if (what === 'intrigue')
      return say('Сброс карт интриг перемешан.', 'The Intrigue discards are reshuffled.');
    if (what === 'hagal' || seat === null)
      return say('Карты Дома Хагаль перемешаны.', 'The House Hagal cards are reshuffled.');
    return does(seat, n, 'замешивает сброс в колоду', 'reshuffles the discard pile');
  },
  discard: ({ seat, cards }, n) =>
    does(seat, n, `сбрасывает: ${list(cards, n)}`, `discards ${list(cards, n)}`),
  trash: ({ seat, card }, n) =>
    does(seat, n, `удаляет карту ${quoted(n.card(card.id))}`, `trashes ${n.card(card.id)}`),
  recover: ({ seat, card }, n) =>
    does(
      seat,
      n,
      `берёт из сброса карту ${quoted(n.card(card.id))}`,
      `takes ${n.card(card.id)} from the discard pile`,
    ),
  council: ({ seat }, n) => does(seat, n, 'занимает место в Высшем Совете', 'takes a High Council seat'),
  swordmaster: ({ seat }, n) => does(seat, n, 'получает оружейника', 'gains a Swordmaster'),
  mentat: ({ seat }, n) => does(seat, n, 'берёт ментата', 'takes the Mentat'),
  passed: ({ seat }, n) => does(seat, n, 'пропускает ход', 'passes the turn'),
  chosen: ({ seat }, n) => does(seat, n, 'тайно выбирает две фракции', 'chooses two Factions in secret'),
  cleanUp: ({ seat }, n) => does(seat, n, 'убирает карты в сброс', 'clears the cards in play'),
  firstPlayer: ({ seat }, n) => {
    const who = side(seat, n);
    return say(`Первый игрок: ${who.ru}.`, `The First Player is ${who.en}.`);
  },
  looked: ({ seat, card }, n) => {
    const which = card ? `: ${n.card(card.id)}` : '';
    return does(seat, n, `смотрит верхнюю карту колоды${which}`, `looks at the top of the deck${which}`);
  },
  recallAgent: ({ seat, space }, n) => {
    const from = placeName(space);
    return does(seat, n, `возвращает агента: ${from.ru}`, `recalls the Agent at ${from.en}`);
  },
  control: ({ seat, space }, n) => {
    const where = placeName(space);
    return seat === null
      ? say(`${where.ru}: контроля больше нет.`, `Nobody controls ${where.en} any more.`)
      : does(seat, n, `берёт под контроль: ${where.ru}`, `takes control of ${where.en}`);
  },
  voice: ({ seat, space }, n) => {
    const where = placeName(space);
    return does(seat, n, `закрывает для соперников: ${where.ru}`, `closes ${where.en} to opponents`);
  },
  masterstroke: ({ seat, factions }, n) => {
    const which = joined(
      factions.map((faction) => factionNames[faction]),
      ' и ',
      ' and ',
    );
    return does(seat, n, `раскрывает фракции: ${which.ru}`, `reveals the Factions ${which.en}`);
  },
  hagalSwords: ({ seat, n: count }, n) => {
    const it = counted(count, 'sword');
    return does(seat, n, `открывает карту сражения: ${it.ru}`, `turns up ${it.en} for Combat`);
  },
  placed: ({ seat, place, tied }, n) =>
    tied
      ? does(
          seat,
          n,
          `делит место и берёт ${place === 2 ? 'вторую' : 'третью'} награду`,
          `is tied and takes the ${place === 2 ? 'second' : 'third'} reward`,
        )
      : place === 1
        ? does(seat, n, 'побеждает в сражении', 'wins the Conflict')
        : does(seat, n, `занимает ${place}-е место в сражении`, place === 2 ? 'comes second' : 'comes third'),
  noWinner: () => say('В сражении никто не победил.', 'Nobody wins the Conflict.'),
  maker: ({ space, bonus }) => {
    const where = placeName(space);
    return say(`${where.ru}: дополнительной Пряности ${bonus}.`, `${where.en} has ${bonus} bonus spice.`);
  },
  harvest: ({ seat, space, n: count }, n) => {
    const it = counted(count, 'spice');
    const where = placeName(space);
    return does(seat, n, `собирает ${it.ru}: ${where.ru}`, `harvests ${it.en} at ${where.en}`);
  },
  end: ended,
  tile: ({ card }, n) => say(`Открыта технология: ${n.card(card.id)}.`, `${n.card(card.id)} is turned up.`),
  tech: ({ seat, card }, n) =>
    does(
      seat,
      n,
      `получает технологию ${quoted(n.card(card.id))}`,
      `acquires the Tech tile ${n.card(card.id)}`,
    ),
  useTile: ({ seat, card }, n) =>
    does(seat, n, `применяет технологию ${quoted(n.card(card.id))}`, `uses ${n.card(card.id)}`),
  negotiator: ({ seat, n: count }, n) => {
    const it = counted(Math.abs(count), 'negotiator');
    return count > 0
      ? does(seat, n, `отправляет на Икс ${it.ru}`, `sends ${it.en} to the Ix board`)
      : does(seat, n, `возвращает с Икса ${it.ru}`, `returns ${it.en} from the Ix board`);
  },
  freighter: ({ seat, at }, n) =>
    at === 0
      ? does(seat, n, 'возвращает транспортник', 'recalls the Freighter')
      : does(seat, n, `продвигает транспортник на место ${at}`, `advances the Freighter to space ${at}`),
  dreadnought: ({ seat, from, to, space }, n) => {
    if (to === 'flag' && space !== undefined) {
      const where = placeName(space);
      return does(seat, n, `занимает дредноутом: ${where.ru}`, `takes ${where.en} with a dreadnought`);
    }
    const moves = {
      supply: say('возвращает дредноут в запас', 'returns a dreadnought to the supply'),
      conflict: say('размещает дредноут в зоне конфликта', 'deploys a dreadnought to the Conflict'),
      garrison:
        from === 'supply'
          ? say('получает дредноут', 'commissions a dreadnought')
          : say('возвращает дредноут в гарнизон', 'returns a dreadnought to the garrison'),
      flag: say('занимает территорию дредноутом', 'takes a location with a dreadnought'),
    };
    return does(seat, n, moves[to].ru, moves[to].en);
  },
  buried: ({ seat, n: count, cards }, n) => {
    const it = counted(count, 'intrigue');
    const which = cards ? `: ${list(cards, n)}` : '';
    return does(seat, n, `кладёт под низ колоды ${it.ru}${which}`, `puts ${it.en} under the deck${which}`);
  },
  again: ({ seat }, n) => does(seat, n, 'сделает ещё один ход', 'will take another turn'),
  stepAhead: ({ seat, card }, n) => {
    const which = card ? `: ${n.card(card.id)}` : '';
    return does(seat, n, `откладывает карту${which}`, `sets a card aside${which}`);
  },
  stepBack: ({ seat, card }, n) =>
    does(
      seat,
      n,
      `берёт отложенную карту: ${n.card(card.id)}`,
      `takes back the card set aside: ${n.card(card.id)}`,
    ),
  snooper: ({ seat, faction }, n) =>
    does(
      seat,
      n,
      `доходит до своего искателя ${withFaction[faction].ru}`,
      `reaches the Snooper ${withFaction[faction].en}`,
    ),
  research: ({ seat }, n) =>
    does(seat, n, 'продвигается по треку исследований', 'advances on the research track'),
  tleilaxu: ({ seat, at }, n) =>
    does(seat, n, `продвигается по треку Тлейлаксу: ${at}`, `advances on the Tleilaxu track to ${at}`),
  specimens: ({ seat, n: count }, n) => {
    const it = counted(Math.abs(count), 'specimen');
    return count > 0
      ? does(seat, n, `помещает в баки ${it.ru}`, `puts ${it.en} into the tanks`)
      : does(seat, n, `возвращает из баков ${it.ru}`, `returns ${it.en} from the tanks`);
  },
  acquireTleilaxu: ({ seat, card }, n) =>
    does(seat, n, `получает карту ${quoted(n.card(card.id))}`, `acquires ${n.card(card.id)}`),
  atomics: ({ seat }, n) =>
    does(
      seat,
      n,
      'пускает в ход атомный арсенал: ряд сменяется',
      'uses the Family Atomics: the Row is replaced',
    ),
  spy: ({ seat, post }, n) => {
    const where = postName(post);
    return does(seat, n, `ставит шпиона: ${where.ru}`, `places a Spy at ${where.en}`);
  },
  recallSpy: ({ seat, post }, n) => {
    const where = postName(post);
    return does(seat, n, `отзывает шпиона: ${where.ru}`, `recalls the Spy at ${where.en}`);
  },
  sandworm: ({ seat, n: count }, n) => {
    const it = counted(count, 'sandworm');
    return does(seat, n, `призывает ${it.ru}`, `summons ${it.en}`);
  },
  hooks: ({ seat }, n) => does(seat, n, 'получает крюк подателя', 'gains Maker Hooks'),
  shieldWall: ({ seat }, n) => does(seat, n, 'взрывает Барьерную Стену', 'blows up the Shield Wall'),
  turnedOver: ({ seat }, n) => does(seat, n, 'переворачивает лидера', 'turns the Leader over'),
  offered: ({ card }, n) =>
    say(`Открыт контракт: ${n.card(card.id)}.`, `The contract ${n.card(card.id)} is turned up.`),
  contract: ({ seat, card }, n) =>
    does(seat, n, `берёт контракт ${quoted(n.card(card.id))}`, `takes the contract ${n.card(card.id)}`),
  completed: ({ seat, card }, n) =>
    does(
      seat,
      n,
      `выполняет контракт ${quoted(n.card(card.id))}`,
      `completes the contract ${n.card(card.id)}`,
    ),
  activated: ({ seat, ally }, n) => {
    const whom = side(ally, n);
    return does(seat, n, `активирует союзника: ${whom.ru}`, `activates ${whom.en}`);
  },
  ownTrack: ({ seat, n: more, now }, n) =>
    does(
      seat,
      n,
      `продвигается на своём планшете: +${more}, теперь ${now}`,
      `gains ${more} Influence on the own board, now ${now}`,
    ),
  throne: ({ seat, card }, n) =>
    does(
      seat,
      n,
      `переносит в Тронный ряд карту ${quoted(n.card(card.id))}`,
      `moves ${n.card(card.id)} to the Throne Row`,
    ),
  give: ({ seat, to, what, n: many, cards }, n) => {
    const whom = side(to, n);
    const goods = counted(many, what);
    const which = cards ? ` (${list(cards, n)})` : '';
    return does(seat, n, `отдаёт ${goods.ru}${which}: ${whom.ru}`, `gives ${goods.en}${which} to ${whom.en}`);
  },
  conceded: ({ seat, to }, n) => {
    const whom = side(to, n);
    return does(seat, n, `уступает высшую награду: ${whom.ru}`, `concedes the higher reward to ${whom.en}`);
  },
  objective: ({ seat, card }, n) =>
    does(seat, n, `получает цель ${quoted(n.card(card.id))}`, `has the Objective ${n.card(card.id)}`),
  trophy: ({ seat, card }, n) =>
    does(
      seat,
      n,
      `забирает карту конфликта ${quoted(n.card(card.id))}`,
      `takes the Conflict card ${n.card(card.id)}`,
    ),
  matched: ({ seat, cards }, n) =>
    does(
      seat,
      n,
      `соединяет символы битвы: ${list(cards, n)}`,
      `matches the battle icons of ${list(cards, n)}`,
    ),
  memories: ({ seat, n: count }, n) => {
    const it = counted(Math.abs(count), 'memory');
    return count > 0
      ? does(seat, n, `хранит ${it.ru}`, `keeps ${it.en}`)
      : does(seat, n, `возвращает в запас ${it.ru}`, `returns ${it.en} to the supply`);
  },
  trained: ({ seat }, n) =>
    does(seat, n, 'продвигается по треку тренировок', 'advances on the Training track'),
  returned: ({ seat, card }, n) =>
    does(
      seat,
      n,
      `возвращает на руку карту ${quoted(n.card(card.id))}`,
      `takes ${n.card(card.id)} back into the hand`,
    ),
};
