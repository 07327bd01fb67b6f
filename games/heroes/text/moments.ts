/** The moments at which abilities trigger: a label ("Hire:") or the beginning of a sentence ("When …,"). */
import type { Text } from '@vigrid/kernel';
import type { Filter, Group, Moment, Triggered } from '../abilities/types.ts';
import { terms } from './classes.ts';
import { phrase } from './filters.ts';
import type { Kind } from './nouns.ts';
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
  readonly at?: readonly number[];
  /** Every time it happens, not just once in a turn. */
  readonly each?: true;
}

/** As cards print it: by a label where there is one. */
export function moment(when: Timing, type: Kind): Beginning {
  const own = when.who === undefined || when.who === 'self';
  if (when.on === 'spend') return label(spend(when.at));
  if (own && when.on === 'hire') return label(terms.hire.name);
  if (own && when.on === 'death') return label(terms.death.name);
  if (own && when.on === 'attack') return label(when.each ? onEachAttack : terms.onAttack.name);
  return spelled(when, type);
}

/** Concentration is the start of the turn and a condition in one (BH-17.1). */
export const isConcentration = ({ on, where, if: c }: Triggered): boolean =>
  on === 'turnStart' && where === undefined && c !== undefined && 'unwounded' in c;

export const label = (name: Text): Beginning => ({ ...name, link: { en: ':', ru: ':' } });

const onEachAttack: Text = { en: 'On each attack', ru: 'При каждой атаке' };

/** BH-19.1: "Spend 3, 6, 9". */
function spend(at: readonly number[] = []): Text {
  const values = at.length === 0 ? '' : ` ${at.join(', ')}`;
  return { en: terms.spend.name.en + values, ru: terms.spend.name.ru + values };
}

const comma: Text = { en: ',', ru: ',' };

/** The whole beginning in words, without labels. */
export function spelled({ on, who = 'self', by, each }: Timing, type: Kind): Beginning {
  const subject = who === 'self' ? thisCard(type) : phrase(who, 'any');
  const cause = by ? caused(on, by) : { en: '', ru: '' };
  const when = (en: string, ru: string): Beginning => ({
    en: `${each ? 'each time' : 'when'} ${en}${cause.en}`,
    ru: `${each ? 'каждый раз, когда' : 'когда'} ${ru}${cause.ru}`,
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
      return does(`kills ${victim.en}`, `убивает ${victim.ru('acc')}`);
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
    case 'spellTarget':
      return when(`a spell chooses ${subject.en}`, `заклинание выбирает целью ${subject.ru('acc')}`);
    case 'completed':
      return when(`${subject.en} is completed`, `завершается ${subject.ru('nom')}`);
    case 'played': {
      const { side, ...rest } = sided(who);
      const what = who === 'self' ? subject : phrase(rest, 'any');
      return when(
        `${player(side).en} ${side === 'yours' ? 'play' : 'plays'} ${what.en}`,
        `${player(side).ru} ${side === 'yours' ? 'разыгрываете' : 'разыгрывает'} ${what.ru('acc')}`,
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
      return ofPlayer(when(`${en} ${said.en}`, `${ru} ${said.ru}`), side);
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
      return atTime('at the start of your turn', 'в начале вашего хода');
    case 'turnEnd':
      return atTime('at the end of your turn', 'в конце вашего хода');
    case 'enemyTurnEnd':
      return atTime('at the end of the opponent’s turn', 'в конце хода противника');
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
  Record<'draws' | 'shuffles' | 'searches', Readonly<Record<'you' | 'they', Text>>>
> = {
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

const atTime = (en: string, ru: string): Beginning => ({ en, ru, link: { en: ',', ru: '' } });

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
