/** What effects say, written from their data in both languages. */
import type { Text } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import type { Condition, Cost, Count, Effect } from '../effects/types.ts';
import { expansionEffect } from './expansions.ts';
import { immortalityEffect } from './immortality.ts';
import { ixEffect } from './ix.ts';
import { placeName } from './places.ts';
import { both, counted, either, iconNames, joined, ofFaction, same, withFaction } from './words.ts';

/** A box as one sentence. */
export function boxText(effects: readonly Effect[]): Text {
  const { ru, en } = effectsText(effects);
  return same(`${capital(ru)}.`, `${capital(en)}.`);
}

/** All of them in a row; gains that follow each other are told together. */
export function effectsText(effects: readonly Effect[]): Text {
  const said: Text[] = [];
  let gained: Text[] = [];
  const tellGains = () => {
    if (gained.length > 0) said.push(gains(both(gained)));
    gained = [];
  };
  for (const effect of effects) {
    const amount = amountOf(effect);
    if (amount) gained.push(amount);
    else {
      tellGains();
      said.push(effectText(effect));
    }
  }
  tellGains();
  return joined(said, '; ', '; ');
}

/** What a plain gain gives; null for any other effect. */
function amountOf(e: Effect): Text | null {
  switch (e.kind) {
    case 'gain':
      return counted(e.n, e.what);
    case 'persuasion':
      return counted(e.n, 'persuasion');
    case 'swords':
      return counted(e.n, 'sword');
    case 'points':
      return counted(e.n, 'point');
    default:
      return null;
  }
}

export function effectText(e: Effect): Text {
  switch (e.kind) {
    case 'gain':
    case 'persuasion':
    case 'swords':
    case 'points':
      return effectsText([e]);
    case 'recruit': {
      const troops = counted(e.n, 'troop');
      return same(`наймите ${troops.ru}`, `recruit ${troops.en}`);
    }
    case 'draw': {
      const cards = counted(e.n, 'card');
      return same(`возьмите ${cards.ru}`, `draw ${cards.en}`);
    }
    case 'intrigue': {
      const cards = counted(e.n, 'intrigue');
      return same(`возьмите ${cards.ru}`, `draw ${cards.en}`);
    }
    case 'influence':
      return influence(e);
    case 'spaceInfluence':
      return same(
        `ячейка фракции даёт ${e.n} влияния вместо 1`,
        `the Faction space gives ${e.n} Influence instead of 1`,
      );
    case 'trash':
      return same('можете удалить карту', 'you may trash a card');
    case 'trashThis':
      return same('удалите эту карту', 'trash this card');
    case 'discard': {
      const cards = counted(e.n, 'card');
      return same(`сбросьте ${cards.ru} с руки`, `discard ${cards.en}`);
    }
    case 'retreat': {
      if (e.unit === 'dreadnought') return same('отведите в гарнизон дредноут', 'retreat a dreadnought');
      return same(`можете отвести в гарнизон ${upTo(e.max).ru}`, `you may retreat ${upTo(e.max).en}`);
    }
    case 'deploy':
      return deployment(e);
    case 'lose': {
      const troops = counted(e.n, 'troop');
      return same(
        `потеряйте ${troops.ru}${fromWhere[e.where].ru}`,
        `lose ${troops.en}${fromWhere[e.where].en}`,
      );
    }
    case 'recallAgent':
      return same('верните одного своего агента лидеру', 'recall one of your Agents');
    case 'acquire':
      return acquiring(e);
    case 'foldspace':
      return same('получите карту «Свёрнутое пространство»', 'acquire a Foldspace card');
    case 'mentat':
      return same('возьмите ментата', 'take the Mentat');
    case 'swordmaster':
      return same('получите оружейника: третьего агента', 'gain the Swordmaster, your third Agent');
    case 'councilSeat':
      return same(
        'займите место в Высшем Совете: +2 очка убеждения в каждый ваш ход раскрытия',
        'take a High Council seat: +2 Persuasion in each of your Reveal turns',
      );
    case 'control': {
      const place = placeName(e.place);
      return same(`возьмите под контроль: ${place.ru}`, `take control of ${place.en}`);
    }
    case 'stealIntrigue':
      return same(
        'каждый соперник, у которого 4 карты интриг или больше, отдаёт вам одну наугад',
        'each opponent with four or more Intrigue cards gives you one at random',
      );
    case 'signet':
      return same('примените способность лидера с печаткой', 'use your Leader’s signet ability');
    case 'harvest': {
      const spice = counted(e.n, 'spice');
      return same(
        `соберите ${spice.ru} и всю дополнительную Пряность отсюда`,
        `harvest ${spice.en} and all bonus spice here`,
      );
    }
    case 'doubleHarvest':
      return same(
        'основная Пряность, которую соберёт этот агент, удваивается',
        'the base spice that this Agent harvests is doubled',
      );
    case 'whileHere': {
      const persuasion = counted(e.n, 'persuasion');
      return same(
        `в ход раскрытия получите ${persuasion.ru}, если ваш агент ещё здесь`,
        `in your Reveal turn gain ${persuasion.en} if your Agent is still here`,
      );
    }
    case 'voice':
      return same(
        'выберите ячейку: следующий агент каждого соперника не может туда попасть',
        'choose a space: the next Agent of each opponent cannot go there',
      );
    case 'recover':
      return same(
        `возьмите на руку карту ${ofFaction[e.faction].ru} из своего сброса`,
        `take a ${ofFaction[e.faction].en} card from your discard pile into your hand`,
      );
    case 'discount':
      return same(
        `карты «Пряность должна поступать» стоят в этот ход на ${e.n} меньше`,
        `The Spice Must Flow costs you ${e.n} less this turn`,
      );
    case 'acquireToDeck':
      return same(
        'каждую купленную карту можете положить на верх колоды',
        'each card you acquire may go on top of your deck',
      );
    case 'inReveal': {
      const inner = effectsText(e.effects);
      return same(`в ход раскрытия этого раунда: ${inner.ru}`, `in your Reveal turn this round: ${inner.en}`);
    }
    case 'mayPass':
      return same('можете пропустить этот ход', 'you may pass this turn');
    case 'addIcons': {
      const all = joined(
        e.icons.map((icon) => iconNames[icon]),
        ', ',
        ', ',
      );
      return same(
        `у карты, которую вы играете в этот ход, есть и символы агентов: ${all.ru}`,
        `the card you play this turn also has the Agent icons ${all.en}`,
      );
    }
    case 'ignoreEnemies':
      return same(
        'агенты соперников не мешают агенту, которого вы отправите в этот ход',
        'enemy Agents do not block the Agent you send this turn',
      );
    case 'snoop':
      return same(
        'посмотрите верхнюю карту своей колоды и возьмите её или удалите',
        'look at the top card of your deck; draw it or trash it',
      );
    case 'reshuffle':
      return same('замешайте свой сброс в колоду', 'shuffle your discard pile into your deck');
    case 'manipulate':
      return same(
        'отложите карту из ряда: в ход раскрытия этого раунда только вы можете купить её, на 1 дешевле',
        'set a card of the Row aside: in your Reveal turn this round you alone may acquire it, for 1 less',
      );
    case 'arrow': {
      const pay = costsText(e.pay);
      const gets = effectsText(e.effects);
      return same(`${pay.ru} → ${gets.ru}`, `${pay.en} → ${gets.en}`);
    }
    case 'if': {
      const when = joined(e.all.map(conditionText), ' и ', ' and ');
      const then = effectsText(e.effects);
      return same(`если ${when.ru}: ${then.ru}`, `if ${when.en}: ${then.en}`);
    }
    case 'choose': {
      const options = e.options.map(effectsText);
      if ((e.pick ?? 1) === 1) return joined(options, ' — или ', ' — or ');
      const listed = joined(options, '; ', '; ');
      return same(`выберите ${e.pick} из: ${listed.ru}`, `choose ${e.pick} of: ${listed.en}`);
    }
    case 'per': {
      const each = effectsText(e.effects);
      const when = countText(e.count);
      return when ? same(`за ${when.ru}: ${each.ru}`, `for ${when.en}: ${each.en}`) : each;
    }
    case 'opponents': {
      const does = joined(e.effects.map(theirText), '; ', '; ');
      return e.who === 'each'
        ? same(`каждый соперник ${does.ru}`, `each opponent ${does.en}`)
        : same(`соперник по вашему выбору ${does.ru}`, `an opponent of your choice ${does.en}`);
    }
    case 'tech':
    case 'negotiator':
    case 'freighter':
    case 'dreadnought':
    case 'trashInPlay':
    case 'swapIntrigues':
    case 'ambush':
    case 'cheaper':
    case 'anotherTurn':
    case 'influenceOfAgents':
    case 'influenceOfVisit':
    case 'influenceOfSnooper':
    case 'winsTies':
    case 'alwaysToDeck':
    case 'transports':
      return ixEffect(e);
    case 'research':
    case 'specimen':
    case 'tleilaxu':
    case 'combatIcon':
    case 'keepIntrigue':
    case 'backToHand':
    case 'trashGrafted':
    case 'fetchGrafted':
    case 'copyGrafted':
    case 'solariPerIcon':
    case 'recallSent':
    case 'graftsRow':
    case 'buyTleilaxu':
    case 'dropTleilaxu':
      return immortalityEffect(e);
    default:
      return expansionEffect(e, effectsText);
  }
}

/** What is counted; null where only the card knows. */
function countText(count: Count): Text | null {
  switch (count.kind) {
    case 'inPlay': {
      const of = ofFaction[count.faction];
      return same(
        `каждую вашу карту ${of.ru} в игре, считая эту`,
        `each ${of.en} card you have in play, this one included`,
      );
    }
    case 'swordCards':
      return count.other
        ? same(
            'каждую другую раскрытую вами карту, которая дала меч',
            'each other card you revealed that gives a sword',
          )
        : same('каждую раскрытую вами карту, которая дала меч', 'each card you revealed that gives a sword');
    case 'dreadnoughts':
      return same('каждый ваш дредноут в зоне конфликта', 'each of your dreadnoughts in the Conflict');
    case 'factionsAtMost':
      return same(
        `каждую фракцию, у которой ваше влияние не больше ${count.n}`,
        `each Faction with which you have ${count.n} Influence or less`,
      );
    case 'own':
      return null;
  }
}

const gains = (what: Text): Text => same(`получите ${what.ru}`, `gain ${what.en}`);

/** What somebody else does. */
function theirText(e: Effect): Text {
  if (e.kind === 'choose')
    return either(e.options.map((option) => joined(option.map(theirText), '; ', '; ')));
  if (e.kind === 'discard') {
    const cards = counted(e.n, 'card');
    return same(`сбрасывает ${cards.ru} с руки`, `discards ${cards.en}`);
  }
  if (e.kind === 'lose') {
    const troops = counted(e.n, 'troop');
    return same(`теряет ${troops.ru}${fromWhere[e.where].ru}`, `loses ${troops.en}${fromWhere[e.where].en}`);
  }
  if (e.kind === 'retreat' && e.unit === 'dreadnought')
    return same('отводит в гарнизон дредноут', 'retreats a dreadnought');
  if (e.kind === 'gain') {
    const what = counted(e.n, e.what);
    return same(`получает ${what.ru}`, `gains ${what.en}`);
  }
  return effectText(e);
}

const fromWhere = {
  garrison: same(' из гарнизона', ' from the garrison'),
  conflict: same(' из зоны конфликта', ' in the Conflict'),
  anywhere: same('', ''),
};

function influence(e: Extract<Effect, { kind: 'influence' }>): Text {
  const what = counted(e.n, 'influence');
  switch (e.with) {
    case 'any':
      return same(`получите ${what.ru} у фракции на выбор`, `gain ${what.en} with a Faction of your choice`);
    case 'two':
      return same(
        `получите по ${what.ru} у двух разных фракций`.replace('по 1 влияние', 'по 1 влиянию'),
        `gain ${what.en} with each of two Factions`,
      );
    case 'each':
      return same('получите по 1 влиянию у каждой фракции', 'gain 1 Influence with each Faction');
    case 'behind':
      return same(
        `получите ${what.ru} у фракции, где у соперника влияния больше, чем у вас`,
        `gain ${what.en} with a Faction where an opponent has more Influence than you`,
      );
    default: {
      const which = typeof e.with === 'string' ? [e.with] : e.with;
      const where = either(which.map((faction) => withFaction[faction]));
      return same(`получите ${what.ru} ${where.ru}`, `gain ${what.en} ${where.en}`);
    }
  }
}

/** "up to 2 troops", "any number of troops". */
function upTo(max: number): Text {
  if (max >= 12) return same('любое число отрядов', 'any number of troops');
  const troops = max === 1 ? same('1 отряд', '1 troop') : same(`до ${max} отрядов`, `up to ${max} troops`);
  return troops;
}

function deployment(e: Extract<Effect, { kind: 'deploy' }>): Text {
  if (e.from === 'supply') {
    const troops = counted(e.max, 'troop');
    return same(
      `разместите в зоне конфликта ${troops.ru} из запаса`,
      `deploy ${troops.en} from your supply to the Conflict`,
    );
  }
  const from =
    e.from === 'garrison'
      ? same('из гарнизона', 'from your garrison')
      : same('из нанятых в этот ход', 'recruited this turn');
  if (e.min > 0) {
    const troops = counted(e.min, 'troop');
    return same(
      `разместите в зоне конфликта ${troops.ru} ${from.ru}`,
      `deploy ${troops.en} ${from.en} to the Conflict`,
    );
  }
  const many = e.units ? same(`до ${e.max} подразделений`, `up to ${e.max} units`) : upTo(e.max);
  return same(
    `можете разместить в зоне конфликта ${many.ru} ${from.ru}`,
    `you may deploy ${many.en} ${from.en} to the Conflict`,
  );
}

function acquiring(e: Extract<Effect, { kind: 'acquire' }>): Text {
  const to = {
    discard: same('', ''),
    deck: same(' на верх своей колоды', ' to the top of your deck'),
    hand: same(' на руку', ' to your hand'),
  }[e.to];
  const may = e.may ? same('можете получить', 'you may acquire') : same('получите', 'acquire');
  const later = e.toHandLater
    ? same('; со вторым маркером — на руку', '; with the second marker, to your hand')
    : same('', '');
  return same(
    `${may.ru} карту стоимостью не больше ${e.cost}${to.ru}${later.ru}`,
    `${may.en} a card that costs ${e.cost} or less${to.en}${later.en}`,
  );
}

/** Payments are told together, whatever else is paid before them. */
function costsText(costs: readonly Cost[]): Text {
  const paid = costs.flatMap((cost) => (cost.kind === 'pay' ? counted(cost.n, cost.what) : []));
  const others = costs
    .filter(({ kind }) => kind !== 'pay')
    .map((cost, i, all) =>
      cost.kind === 'loseInfluence' && all[i - 1]?.kind === cost.kind
        ? same('ещё 1 влияние', '1 more Influence')
        : costText(cost),
    );
  const all = both(paid);
  return both([...others, ...(paid.length > 0 ? [same(`заплатите ${all.ru}`, `pay ${all.en}`)] : [])]);
}

export function costText(c: Cost): Text {
  switch (c.kind) {
    case 'pay': {
      const what = counted(c.n, c.what);
      return same(`заплатите ${what.ru}`, `pay ${what.en}`);
    }
    case 'loseInfluence':
      return same('потеряйте 1 влияние', 'lose 1 Influence');
    case 'trashThis':
      return same('удалите эту карту', 'trash this card');
    case 'trashTile':
      return same('удалите эту технологию', 'trash this tile');
    case 'trashCard':
      return same('удалите карту', 'trash a card');
    case 'discard': {
      const cards = counted(c.n, 'card');
      return same(`сбросьте ${cards.ru}`, `discard ${cards.en}`);
    }
    case 'loseTroops': {
      const troops = counted(c.n, 'troop');
      return same(
        `потеряйте ${troops.ru}${fromWhere[c.where].ru}`,
        `lose ${troops.en}${fromWhere[c.where].en}`,
      );
    }
    case 'retreatUnits': {
      const units = counted(c.n, 'unit');
      return same(`отведите в гарнизон ${units.ru}`, `retreat ${units.en}`);
    }
    case 'buryIntrigue':
      return same(
        'положите карту интриги под низ их колоды',
        'put one of your Intrigue cards under their deck',
      );
    case 'specimen': {
      const what = counted(c.n, 'specimen');
      return same(`потратьте ${what.ru}`, `spend ${what.en}`);
    }
    case 'retreatTroops': {
      const troops = counted(c.n, 'troop');
      return same(`отведите в гарнизон ${troops.ru}`, `retreat ${troops.en}`);
    }
    case 'trashGrafted':
      return same('удалите другую сращённую карту', 'trash the other grafted card');
    case 'trashIntrigue':
      return same('удалите карту интриги', 'trash an Intrigue card');
    case 'winningDreadnought':
      return same(
        'верните дредноут из сражения в запас, а не ставьте его на территорию',
        'return a dreadnought of the Conflict to your supply instead of taking control with it',
      );
    case 'expansion':
      return same('заплатите стоимость из дополнения', 'pay a cost of the expansion');
  }
}

export function conditionText(c: Condition): Text {
  switch (c.kind) {
    case 'influence':
      return same(
        `у вас ${c.n} влияния или больше ${withFaction[c.with].ru}`,
        `you have ${c.n} or more Influence ${withFaction[c.with].en}`,
      );
    case 'alliance':
      return c.with === 'any'
        ? same('у вас есть жетон союза', 'you have an Alliance')
        : same(
            `у вас есть жетон союза ${ofFaction[c.with].ru}`,
            `you have the ${ofFaction[c.with].en} Alliance`,
          );
    case 'another':
      return same(
        `у вас в игре есть другая карта ${ofFaction[c.faction].ru}`,
        `you have another ${ofFaction[c.faction].en} card in play`,
      );
    case 'councilSeat':
      return same('у вас есть место в Высшем Совете', 'you have a High Council seat');
    case 'revealTurn':
      return same('это ваш ход раскрытия', 'it is your Reveal turn');
    case 'won':
      return same('вы одни победили в сражении', 'you alone won the Conflict');
    case 'owns':
      return same(
        `у вас ${c.n} карты «Пряность должна поступать» или больше`,
        `you own ${c.n} or more The Spice Must Flow`,
      );
    case 'ownsMost':
      return same(
        'карт «Пряность должна поступать» у вас больше, чем у каждого соперника',
        'you own more The Spice Must Flow than each opponent',
      );
    case 'tracks': {
      const tracks = counted(c.tracks, 'track');
      return same(
        `у вас ${c.influence} влияния или больше на ${tracks.ru} фракций`,
        `you have ${c.influence} or more Influence on ${c.tracks} Faction tracks`,
      );
    }
    case 'tech': {
      return same(`у вас ${c.n} технологии или больше`, `you have ${c.n} or more Tech tiles`);
    }
    case 'has': {
      const what = counted(c.n, c.what);
      return same(`у вас есть ${what.ru} или больше`, `you have ${what.en} or more`);
    }
    case 'deployed':
      return same(
        `вы разместили в этот ход ${c.n} подразделения или больше`,
        `you have deployed ${c.n} or more units this turn`,
      );
    case 'persuasionMade': {
      const what = counted(c.n, 'persuasion');
      return same(
        `вы получили в этот ход ${what.ru} или больше`,
        `you have made ${what.en} or more this turn`,
      );
    }
    case 'agentsAt': {
      const where = either(c.icons.map((icon) => iconNames[icon]));
      return c.n === 1
        ? same(
            `ваш агент стоит в ячейке с символом «${where.ru}»`,
            `one of your Agents is on a space with the icon ${where.en}`,
          )
        : same(
            `в ячейках с символами ${where.ru} стоит ${c.n} ваших агента или больше`,
            `${c.n} or more of your Agents are on spaces with the icons ${where.en}`,
          );
    }
    case 'enemyHere':
      return same('в этой ячейке есть агент соперника', 'an enemy Agent is on this space');
    case 'conspiracy':
      return same(
        `у вас есть ${c.n === 4 ? 'всё это' : 'любые три из этого'}: два дредноута; «Пряность должна поступать»; 4 влияния на двух треках; место в Высшем Совете`,
        `you have ${c.n === 4 ? 'all of' : 'any three of'}: two dreadnoughts; The Spice Must Flow; 4 Influence on two tracks; a High Council seat`,
      );
    case 'marker':
      return c.n === 1
        ? same('вы дошли до первого генетического маркера', 'you have reached the first genetic marker')
        : same('вы дошли до второго генетического маркера', 'you have reached the second genetic marker');
    case 'grafted': {
      if (!c.to) return same('эта карта сращена', 'this card is grafted');
      const which = either(c.to.map((faction) => ofFaction[faction]));
      return same(
        `эта карта сращена с картой ${which.ru}`,
        `this card is grafted to a card of the ${which.en}`,
      );
    }
    case 'gainedSpice':
      return same('вы получили Пряность в этот ход', 'you have gained spice this turn');
    case 'visitsFaction':
      return same('агент отправлен в ячейку фракции', 'the Agent was sent to a Faction space');
    case 'opposed':
      return same(
        'соперник сыграл карту сражения в этом конфликте',
        'an opponent has played a Combat card in this Conflict',
      );
    case 'lostTroops':
      return same(
        `вы потеряли ${counted(c.n, 'troop').ru} или больше в конце конфликта`,
        `you lose ${c.n} or more troops at the end of the Conflict`,
      );
    case 'expansion':
      return same('выполнено условие из дополнения', 'the condition of the expansion holds');
  }
}
