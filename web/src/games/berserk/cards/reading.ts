/** A card of Berserk read aloud: what its picture shows, as one sentence. */
import type { CardEntry, Lang } from '@vigrid/kernel';
import { plural, sentences } from '@vigrid/speech';
import { speechIn, type Words } from '../../../i18n/index.ts';
import { elements } from '../../../kit/elements.ts';

/** What a card on the table is now, where that may differ from what is printed. */
export interface Live {
  /** Which of several of one name. */
  readonly number?: number | null | undefined;
  /** On whose side it fights, where cards of both are to be told apart. */
  readonly whose?: 'own' | 'rival' | undefined;
  /** What it costs now. */
  readonly cost?: number | null | undefined;
  /** Weak, medium, strong. */
  readonly strike?: readonly number[] | null | undefined;
  /** The present maximum; wounds come off it. */
  readonly lives?: number | null | undefined;
  readonly wounds?: number | undefined;
  /** Movement units left, null where it does not walk. */
  readonly move?: number | null | undefined;
  readonly words?: readonly { readonly word: string; readonly value: number }[] | undefined;
  readonly chips?: number | undefined;
  readonly poison?: number | undefined;
  readonly markers?: readonly { readonly kind: string; readonly amount: number }[] | undefined;
  /** Cards that sit on it. */
  readonly carries?: number | undefined;
  readonly closed?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  readonly mute?: boolean | undefined;
  /** Where it stands, as the rulebook calls the cell. */
  readonly at?: string | undefined;
}

const words = {
  own: { ru: 'ваша', en: 'yours' },
  rival: { ru: 'соперника', en: 'the rival’s' },
  cost: { ru: (n: number) => `стоимость ${n}`, en: (n: number) => `cost ${n}` },
  strike: { ru: (s: string) => `удар ${s}`, en: (s: string) => `strike ${s}` },
  lives: {
    ru: (n: number, of: number) => (n === of ? `жизни ${n}` : `жизни ${n} из ${of}`),
    en: (n: number, of: number) => (n === of ? `lives ${n}` : `lives ${n} of ${of}`),
  },
  move: { ru: (n: number) => `движение ${n}`, en: (n: number) => `move ${n}` },
  chips: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['фишка', 'фишки', 'фишек'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['chip', 'chips'])}`,
  },
  poison: { ru: (n: number) => `отравление ${n}`, en: (n: number) => `poisoning ${n}` },
  carries: { ru: (n: number) => `на ней карт: ${n}`, en: (n: number) => `${n} seated on it` },
  closed: { ru: 'закрыта', en: 'closed' },
  hidden: { ru: 'скрыта', en: 'hidden' },
  mute: { ru: 'без особенностей', en: 'without features' },
} satisfies Words;

export function readCard(entry: CardEntry, live: Live, lang: Lang, withText = false): string {
  const { t } = speechIn(lang);
  const figures = figuresOf(entry, live);
  const { lives, wounds = 0 } = figures;
  const parts = [
    live.number ? `${t(entry.name)} ${live.number}` : t(entry.name),
    live.whose && t(words[live.whose]),
    live.at,
    t(entry.line),
    elements[entry.dye] && t(elements[entry.dye].name),
    withText && figures.cost !== undefined && t(words.cost)(figures.cost),
    figures.strike && t(words.strike)(figures.strike.join('-')),
    lives !== undefined && t(words.lives)(Math.max(0, lives - wounds), lives),
    figures.move !== undefined && t(words.move)(figures.move),
    (live.chips ?? 0) > 0 && t(words.chips)(live.chips ?? 0),
    (live.poison ?? 0) > 0 && t(words.poison)(live.poison ?? 0),
    (live.carries ?? 0) > 0 && t(words.carries)(live.carries ?? 0),
    live.mute && t(words.mute),
    live.closed && t(words.closed),
    live.hidden && t(words.hidden),
  ];
  const head = parts.filter(Boolean).join(', ');
  return withText ? sentences([head, ...entry.text.map(t)]) : head;
}

export interface CardFigures {
  readonly cost: number | undefined;
  readonly strike: readonly number[] | undefined;
  readonly lives: number | undefined;
  readonly wounds: number;
  readonly move: number | undefined;
}

/** As they are now, or as printed. */
export function figuresOf(entry: CardEntry, live: Live): CardFigures {
  const printed = printedStrike(entry);
  return {
    cost: live.cost ?? entry.figures.cost,
    strike: live.strike ?? printed,
    lives: live.lives === undefined ? entry.figures.lives : (live.lives ?? undefined),
    wounds: live.wounds ?? 0,
    move: live.move === undefined ? entry.figures.move : (live.move ?? undefined),
  };
}

export function printedStrike({ figures }: CardEntry): readonly number[] | undefined {
  const { weak, medium, strong } = figures;
  return weak === undefined || medium === undefined || strong === undefined
    ? undefined
    : [weak, medium, strong];
}

/** Elite cards are paid for with gold. */
export const isElite = (entry: CardEntry): boolean => entry.traits?.rank?.includes('elite') ?? false;

export const isFlyer = (entry: CardEntry): boolean => entry.traits?.stand?.includes('flyer') ?? false;
