/** A card read aloud: what its picture shows, as one sentence. */
import { plainText } from '@vigrid/heroes/text';
import type { CardEntry, Lang } from '@vigrid/kernel';
import { plural, sentences } from '@vigrid/speech';
import { speechIn, type Words } from '../../../i18n/index.ts';
import { elements } from '../../../kit/elements.ts';
import { keywords } from './keywords.ts';

/** What a card on the table is now, where that may differ from what is printed. */
export interface Live {
  /** Which of several of one name. */
  readonly number?: number | null | undefined;
  /** On whose side it fights, where cards of both are to be told apart. */
  readonly whose?: 'own' | 'rival' | undefined;
  /** What it costs now. */
  readonly cost?: number | null | undefined;
  readonly strike?: number | null | undefined;
  /** Lives left. */
  readonly lives?: number | null | undefined;
  readonly wounds?: number | undefined;
  readonly keywords?: readonly { readonly word: string; readonly value?: number }[] | undefined;
  readonly markers?: number | undefined;
  readonly poison?: number | undefined;
  readonly boosts?: number | undefined;
  readonly stunned?: boolean | undefined;
  /** How many cards it has captured. */
  readonly captured?: number | undefined;
  readonly closed?: boolean | undefined;
}

const words = {
  own: { ru: 'ваше', en: 'yours' },
  rival: { ru: 'соперника', en: 'the rival’s' },
  cost: { ru: (n: number) => `стоимость ${n}`, en: (n: number) => `cost ${n}` },
  strike: { ru: (n: number) => `удар ${n}`, en: (n: number) => `strike ${n}` },
  lives: { ru: (n: number) => `жизни ${n}`, en: (n: number) => `lives ${n}` },
  left: {
    ru: (n: number, of: number) => `жизни ${n} из ${of}`,
    en: (n: number, of: number) => `lives ${n} of ${of}`,
  },
  closed: { ru: 'закрыто', en: 'closed' },
  stunned: { ru: 'оглушено', en: 'stunned' },
  poison: { ru: (n: number) => `яд ${n}`, en: (n: number) => `poison ${n}` },
  boosts: { ru: (n: number) => `усиление ${n}`, en: (n: number) => `strengthened by ${n}` },
  weak: { ru: (n: number) => `ослабление ${n}`, en: (n: number) => `weakened by ${n}` },
  captured: { ru: (n: number) => `захвачено карт: ${n}`, en: (n: number) => `${n} captured` },
  markers: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['маркер', 'маркера', 'маркеров'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['marker', 'markers'])}`,
  },
} satisfies Words;

export function readCard(entry: CardEntry, live: Live, lang: Lang, withText = false): string {
  const { t } = speechIn(lang);
  const { cost, strike, lives } = { ...entry.figures, ...present(live) };
  const { wounds = 0, boosts = 0, markers = 0, poison = 0, captured = 0 } = live;
  const parts = [
    live.number ? `${t(entry.name)} ${live.number}` : t(entry.name),
    live.whose && t(words[live.whose]),
    t(entry.line),
    elements[entry.dye] && t(elements[entry.dye].name),
    cost !== undefined && t(words.cost)(cost),
    strike !== undefined && t(words.strike)(strike),
    lives !== undefined && (wounds > 0 ? t(words.left)(lives, lives + wounds) : t(words.lives)(lives)),
    ...(live.keywords ?? []).map(({ word, value }) => {
      const name = keywords[word];
      return name && (value === undefined ? t(name.name) : `${t(name.name)} ${value}`);
    }),
    boosts > 0 && t(words.boosts)(boosts),
    boosts < 0 && t(words.weak)(-boosts),
    markers > 0 && t(words.markers)(markers),
    poison > 0 && t(words.poison)(poison),
    live.stunned && t(words.stunned),
    captured > 0 && t(words.captured)(captured),
    live.closed && t(words.closed),
  ];
  const head = parts.filter(Boolean).join(', ');
  return withText ? sentences([head, ...entry.text.map((line) => plainText(t(line), lang))]) : head;
}

/** The figures that are known to be something now. */
export function present(live: Live): { cost?: number; strike?: number; lives?: number } {
  return {
    ...(live.cost != null && { cost: live.cost }),
    ...(live.strike != null && { strike: live.strike }),
    ...(live.lives != null && { lives: live.lives }),
  };
}
