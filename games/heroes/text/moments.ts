/** The moments at which abilities trigger: a label ("Hire:") or the beginning of a sentence ("When …,"). */
import type { Text } from '@vigrid/kernel';
import { ordinal, plural } from '@vigrid/speech';
import type { Filter, Group, Moment, Triggered } from '../abilities/index.ts';
import { counted } from './amounts.ts';
import { terms } from './classes.ts';
import { partsOf } from './conditions.ts';
import { phrase } from './filters.ts';
import { coinNoun, type Kind } from './nouns.ts';
import { heroOf, type Phrase, thisCard } from './phrases.ts';

export interface Beginning extends Text {
  /** What joins it to the rest; Russian has no comma after «в начале хода». */
  readonly link: Text;
  /** What it has named, so that "it" can follow: this card, or what the moment is about. */
  readonly near?: 'self' | 'it';
  /** What the moment is about, where that is not this card. */
  readonly subject?: Phrase;
}

export interface Timing {
  readonly on: Moment;
  readonly who?: Group;
  /** What caused it. */
  readonly by?: Filter;
  readonly way?: NonNullable<Triggered['way']>;
  /** Only when the amount of the moment is this; only so often in a game. */
  readonly x?: number;
  readonly most?: number;
  readonly at?: readonly number[];
  /** Every time it happens, not just once in a turn. */
  readonly each?: true;
}

/** As cards print it: by a label where there is one. */
export function moment(when: Timing, type: Kind): Beginning {
  const own = when.who === undefined || when.who === 'self';
  if (when.on === 'spend') return label(spend(when.at));
  if (own && when.on === 'hire' && !when.each) return label(terms.hire.name, when);
  if (own && when.on === 'death' && !when.each) return label(terms.death.name, when);
  if (own && when.on === 'attack') return label(when.each ? onEachAttack : terms.onAttack.name, when);
  return spelled(when, type);
}

/** Concentration is the start of the turn and a condition in one (BH-17.1). */
export const isConcentration = ({ on, where, if: c }: Triggered): boolean =>
  on === 'turnStart' && where === undefined && partsOf(c).some((one) => 'unwounded' in one);

export function label(name: Text, when: Pick<Timing, 'x' | 'most'> = {}): Beginning {
  const { en, ru } = limits(when);
  return { en: name.en + en, ru: name.ru + ru, link: { en: ':', ru: ':' } };
}

/** What narrows a moment down, in brackets. */
function limits({ x, most }: Pick<Timing, 'x' | 'most'>): Text {
  const all: Text[] = [];
  if (x !== undefined) all.push({ en: `exactly ${x}`, ru: `ровно ${x}` });
  if (most !== undefined) {
    all.push(
      most === 1
        ? { en: 'once per game', ru: 'один раз за партию' }
        : {
            en: `at most ${most} times per game`,
            ru: `не более ${most} ${plural(most, 'ru', ['раза', 'раз', 'раз'])} за партию`,
          },
    );
  }
  if (all.length === 0) return { en: '', ru: '' };
  return { en: ` (${all.map((l) => l.en).join(', ')})`, ru: ` (${all.map((l) => l.ru).join(', ')})` };
}

const onEachAttack: Text = { en: 'On each attack', ru: 'При каждой атаке' };

/** BH-19.1: "Spend 3, 6, 9". */
function spend(at: readonly number[] = []): Text {
  const values = at.length === 0 ? '' : ` ${at.join(', ')}`;
  return { en: terms.spend.name.en + values, ru: terms.spend.name.ru + values };
}

const comma: Text = { en: ',', ru: ',' };

/** The whole beginning in words, without labels. */
export function spelled(timing: Timing, type: Kind): Beginning {
  const { on, who = 'self', by, way, each, x, most } = timing;
  const subject = who === 'self' ? thisCard(type) : phrase(who, 'any');
  const cause = by ? caused(on, by) : { en: '', ru: '' };
  const said = limits({
    ...(x !== undefined && !(on in saysAmount) && { x }),
    ...(most !== undefined && { most }),
  });
  const when = (en: string, ru: string): Beginning => ({
    en: `${each ? 'each time' : 'when'} ${en}${cause.en}${said.en}`,
    ru: `${each ? 'каждый раз, когда' : 'когда'} ${ru}${cause.ru}${said.ru}`,
    link: comma,
    ...(who === 'self' ? { near: 'self' } : { near: 'it', subject }),
  });
  const does = (en: string, ru: string) => when(`${subject.en} ${en}`, `${subject.ru('nom')} ${ru}`);
  switch (on) {
    case 'hire':
      return does('enters play', 'входит в игру');
    case 'entersOtherwise':
      return does('enters play without being played', 'входит в игру без розыгрыша');
    case 'death':
      return does('dies', 'погибает');
    case 'attacks':
      return does('attacks', 'атакует');
    case 'attack':
      return does('has attacked', 'завершает атаку');
    case 'kill': {
      const creature = who === 'self' ? type === 'creature' : who.type === 'creature';
      const victim = phrase({ type: 'creature', ...(creature && { other: true }) });
      const how = way ? wayOf[way] : { en: '', ru: '' };
      return does(`kills ${victim.en}${how.en}`, `${how.ru}убивает ${victim.ru('acc')}`);
    }
    case 'woundHero':
      return does('wounds a hero by strike', 'ударом ранит героя');
    case 'wounded':
      return does('gets wounds', 'получает раны');
    case 'healed':
      return does('heals', 'излечивается');
    case 'livesUp':
      return does('gets additional lives', 'получает дополнительные жизни');
    case 'weakened':
      return does('gets a Weakening effect', 'получает эффект ослабления');
    case 'closes':
      return does('closes', 'закрывается');
    case 'acts':
      return does('acts', 'действует');
    case 'targets':
      return when(
        `${subject.en} chooses a target for its text`,
        `${subject.ru('nom')} выбирает цель для своего текста`,
      );
    case 'spellTarget':
      return when(`a spell chooses ${subject.en}`, `заклинание выбирает целью ${subject.ru('acc')}`);
    case 'readied':
      return when(`a text readies ${subject.en}`, `текст подготавливает ${subject.ru('acc')}`);
    case 'discarded': {
      const { side, ...rest } = sided(who);
      const what = who === 'self' ? subject : phrase(rest, 'any');
      const deed = deedsOfPlayers[on][side === 'yours' ? 'you' : 'they'];
      return when(
        `${player(side).en} ${deed.en} ${what.en}`,
        `${player(side).ru} ${deed.ru} ${what.ru('acc')}`,
      );
    }
    case 'leaves':
      return does('leaves play', 'покидает игру');
    case 'completed':
      return when(`${subject.en} is completed`, `завершается ${subject.ru('nom')}`);
    case 'plays':
    case 'played': {
      const { side, ...rest } = sided(who);
      const what = who === 'self' ? subject : phrase(rest, 'any');
      const price = x === undefined ? { en: '', ru: '' } : paid(x);
      const deed = deedsOfPlayers[on][side === 'yours' ? 'you' : 'they'];
      return when(
        `${player(side).en} ${deed.en} ${what.en}${price.en}`,
        `${player(side).ru} ${deed.ru} ${what.ru('acc')}${price.ru}`,
      );
    }
    case 'drawn': {
      const { side, ...rest } = sided(who);
      const what = who === 'self' ? thisCard('card') : phrase(rest, 'any');
      const turn = x === undefined ? { en: '', ru: '' } : asDrawn(x);
      return when(
        `${player(side).en} ${side === 'yours' ? 'draw' : 'draws'} ${what.en}${turn.en}`,
        `${player(side).ru} ${side === 'yours' ? 'берёте' : 'берёт'} ${what.ru('acc')}${turn.ru}`,
      );
    }
    case 'spend':
      return ofPlayer(when('you spend coins', 'вы тратите монеты'), 'yours');
    case 'draws':
    case 'shuffles':
    case 'searches': {
      const { side } = sided(who);
      const { en, ru } = player(side);
      const said = deedsOfPlayers[on][side === 'yours' ? 'you' : 'they'];
      if (on !== 'draws' || x === undefined)
        return ofPlayer(when(`${en} ${said.en}`, `${ru} ${said.ru}`), side);
      const own = side === 'yours' ? 'draw your' : 'draws their';
      const nth = { en: countedOff.en[x - 1] ?? ordinal(x), ru: countedOff.ru[x - 1] ?? `${x}-ю` };
      return ofPlayer(
        when(
          `${en} ${own} ${nth.en} card of the turn`,
          `${ru} ${said.ru.split(' ')[0]} ${nth.ru} карту за ход`,
        ),
        side,
      );
    }
    case 'coinsOpenAgain': {
      const { side } = sided(who);
      const whose = coinsOf[side ?? 'any'];
      return ofPlayer(
        when(
          `${whose.en} coins open other than for the first time in the turn`,
          `${whose.ru} открываются не в первый раз за ход`,
        ),
        side,
      );
    }
    case 'turnStart':
      return atTime('at the start of your turn', 'в начале вашего хода', said);
    case 'enemyTurnStart':
      return atTime('at the start of the opponent’s turn', 'в начале хода противника', said);
    case 'turnEnd':
      return atTime('at the end of your turn', 'в конце вашего хода', said);
    case 'enemyTurnEnd':
      return atTime('at the end of the opponent’s turn', 'в конце хода противника', said);
  }
}

/** The moments whose amount has words of its own. */
const saysAmount: Partial<Record<Moment, true>> = { plays: true, played: true, drawn: true, draws: true };

/** Coins spent on a card that was played. */
function paid(n: number): Text {
  if (n === 0) return { en: ' without spending coins', ru: ', не тратя монет' };
  const price = counted(n, coinNoun);
  return { en: ` for ${price.en}`, ru: ` за ${price.ru}` };
}

const countedOff = { en: ['first', 'second', 'third'], ru: ['первую', 'вторую', 'третью'] };

const asDrawn = (n: number): Text => ({
  en: ` as the ${countedOff.en[n - 1] ?? ordinal(n)} card of the turn`,
  ru: ` ${['первой', 'второй', 'третьей'][n - 1] ?? `${n}-й`} за ход`,
});

const wayOf: Readonly<Record<NonNullable<Triggered['way']>, Text>> = {
  strike: { en: ' by strike', ru: 'ударом ' },
  shot: { en: ' by shot', ru: 'выстрелом ' },
  spell: { en: ' by spell', ru: 'заклинанием ' },
};

/** What X is at a moment whose words do not say it: the text goes on "as many … as", «столько …, сколько». */
export function amountOf({ on, who = 'self' }: Timing, type: Kind): Text | undefined {
  const me = who === 'self' ? thisCard(type) : phrase(who, 'any').that();
  switch (on) {
    case 'death':
      return {
        en: `there were Weakening effects on ${me.en}`,
        ru: `эффектов ослабления было ${me.after('на', 'pre')}`,
      };
    case 'attack':
      return { en: 'there have been attacks this turn', ru: 'атак было в этом ходу' };
    case 'plays':
    case 'played':
      return { en: 'coins were spent on that card', ru: 'монет потрачено на ту карту' };
    default:
      return undefined;
  }
}

/** "from one of your cards", «от вашей карты»; what is no wound or effect comes about "because of" it. */
function caused(on: Moment, by: Filter): Text {
  const cause = phrase(by, 'any');
  return on === 'wounded' || on === 'weakened'
    ? { en: ` from ${cause.en}`, ru: ` от ${cause.ru('gen')}` }
    : { en: ` because of ${cause.en}`, ru: ` из-за ${cause.ru('gen')}` };
}

const coinsOf: Readonly<Record<'yours' | 'enemy' | 'any', Text>> = {
  yours: { en: 'your', ru: 'ваши монеты' },
  enemy: { en: 'the opponent’s', ru: 'монеты противника' },
  any: { en: 'a player’s', ru: 'монеты игрока' },
};

const deedsOfPlayers: Readonly<
  Record<
    'plays' | 'played' | 'discarded' | 'draws' | 'shuffles' | 'searches',
    Readonly<Record<'you' | 'they', Text>>
  >
> = {
  /** The card is paid for, but nothing has come of it yet. */
  plays: {
    you: { en: 'start to play', ru: 'начинаете разыгрывать' },
    they: { en: 'starts to play', ru: 'начинает разыгрывать' },
  },
  played: {
    you: { en: 'play', ru: 'разыгрываете' },
    they: { en: 'plays', ru: 'разыгрывает' },
  },
  discarded: {
    you: { en: 'discard', ru: 'сбрасываете' },
    they: { en: 'discards', ru: 'сбрасывает' },
  },
  draws: {
    you: { en: 'draw a card', ru: 'берёте карту' },
    they: { en: 'draws a card', ru: 'берёт карту' },
  },
  shuffles: {
    you: { en: 'shuffle your deck', ru: 'перемешиваете колоду' },
    they: { en: 'shuffles the deck', ru: 'перемешивает колоду' },
  },
  searches: {
    you: { en: 'search your deck', ru: 'выполняете Поиск' },
    they: { en: 'searches the deck', ru: 'выполняет Поиск' },
  },
};

const atTime = (en: string, ru: string, said: Text): Beginning => ({
  en: en + said.en,
  ru: ru + said.ru,
  link: { en: ',', ru: said.ru === '' ? '' : ',' },
});

const sided = (who: Group): Filter => (who === 'self' ? { side: 'yours' } : who);

function player(side: Filter['side']): Text {
  if (side === 'yours') return { en: 'you', ru: 'вы' };
  return side === 'enemy' ? { en: 'the opponent', ru: 'противник' } : { en: 'a player', ru: 'игрок' };
}

/** The moment is a player's; what it is about is that player's hero. */
const ofPlayer = ({ en, ru, link }: Beginning, side: Filter['side']): Beginning => ({
  en,
  ru,
  link,
  subject: heroOf(side),
});
