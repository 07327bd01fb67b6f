/** What has come over a card in play and is not printed on it, in words: its marks on the table are only pictures. */
import { type Term, terms } from '@vigrid/heroes/text';
import type { CardEntry, Text } from '@vigrid/kernel';
import { livesLeft, type PieceView } from './game.ts';

export function statusesOf(piece: PieceView, { figures }: CardEntry): readonly Term[] {
  const creature = piece.strike !== null;
  const left = livesLeft(piece);
  const all: (Term | false | null)[] = [
    ...piece.gained.map((about) => ({ name: now, about })),
    ...changed(piece.strike, figures.strike, strike),
    ...changed(piece.lives, figures.lives, lives),
    left !== null && piece.lives !== null && piece.wounds > 0 && wounded(piece.wounds, left, piece.lives),
    piece.boosts !== 0 && boosted(piece.boosts),
    piece.poison > 0 && numbered(terms.poison, ` ${piece.poison}`),
    ...piece.keywords.map(({ word }) => burdens[word] ?? null),
    piece.stunned && terms.stun,
    piece.closed && !piece.stunned && (creature ? closedCreature : closedCard),
    piece.fresh && (creature ? freshCreature : freshCard),
  ];
  return all.filter((term) => typeof term === 'object' && term !== null);
}

const now: Text = { ru: 'Теперь', en: 'Now' };
const strike: Text = { ru: 'Удар', en: 'Strike' };
const lives: Text = { ru: 'Жизни', en: 'Lives' };

function changed(present: number | null, printed: number | undefined, name: Text): Term[] {
  if (present === null || printed === undefined || present === printed) return [];
  return [
    {
      name: { ru: `${name.ru} ${present}`, en: `${name.en} ${present}` },
      about: { ru: `На карте напечатано ${printed}.`, en: `The card has ${printed} printed on it.` },
    },
  ];
}

const wounded = (wounds: number, left: number, of: number): Term => ({
  name: { ru: `Раны: ${wounds}`, en: `Wounds: ${wounds}` },
  about: { ru: `Осталось жизней: ${left} из ${of}.`, en: `${left} of ${of} lives left.` },
});

const boosted = (boosts: number): Term =>
  numbered(boosts > 0 ? terms.strengthening : terms.weakening, times(Math.abs(boosts)));

const times = (n: number): string => (n > 1 ? ` × ${n}` : '');

const numbered = ({ name: { ru, en }, about }: Term, n: string): Term => ({
  name: { ru: ru + n, en: en + n },
  about,
});

/** What effects lay on a card that is no keyword; the view tells them among the keywords. */
const burdens: Readonly<Record<string, Term | undefined>> = {
  mute: {
    name: { ru: 'Без особенностей', en: 'Without abilities' },
    about: { ru: 'Её напечатанный текст сейчас не действует.', en: 'Its printed text does not work now.' },
  },
  taunt: {
    name: { ru: 'Притягивает атаки', en: 'Draws attacks' },
    about: {
      ru: 'Пока она в игре, атаки и заклинания соперника направляются только на неё.',
      en: 'While it is in play, attacks and spells of the other side can be aimed at it alone.',
    },
  },
  doomed: {
    name: { ru: 'Дни сочтены', en: 'Doomed' },
    about: {
      ru: 'Скоро уйдёт из игры; срок назвала карта, которая это сделала.',
      en: 'It leaves play soon, when the card says that has done this.',
    },
  },
  cannotAttack: {
    name: { ru: 'Не атакует', en: 'Can not attack' },
    about: { ru: 'Защищать она может.', en: 'It may still defend.' },
  },
};

const closedCreature: Term = {
  name: { ru: 'Закрыта', en: 'Closed' },
  about: {
    ru: 'Не атакует, не защищает и не отвечает на удар, пока не откроется в начале своего хода.',
    en: 'It does not attack, defend or strike back until it opens at the start of its turn.',
  },
};
const closedCard: Term = {
  name: { ru: 'Закрыта', en: 'Closed' },
  about: { ru: 'Откроется в начале своего хода.', en: 'It opens at the start of its turn.' },
};
const freshCreature: Term = {
  name: { ru: 'Пришла в этот ход', en: 'Came this turn' },
  about: {
    ru: 'Атаковать сможет со следующего хода, защищать — уже сейчас.',
    en: 'It attacks from the next turn on, and may defend at once.',
  },
};
const freshCard: Term = {
  name: freshCreature.name,
  about: { ru: 'Действовать сможет со следующего хода.', en: 'It acts from the next turn on.' },
};
