/**
 * Coins and closing in a card's text are tokens, which the table draws as symbols: `{coin:2}` and `{close}`.
 * Everything else in a text is words.
 */
import { capital, type Lang, plural } from '@vigrid/speech';

export type Part =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'coin'; readonly coins: number }
  | { readonly kind: 'close' };

export const coin = (coins: number): string => `{coin:${coins}}`;
export const close = '{close}';

const token = /(\{coin:\d+\}|\{close\})/;

/** The text cut into words and symbols, in order. */
export function parts(text: string): Part[] {
  return text
    .split(token)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      if (piece === close) return { kind: 'close' };
      if (token.test(piece)) return { kind: 'coin', coins: Number(piece.slice(6, -1)) };
      return { kind: 'words', words: piece };
    });
}

/** The text in words alone, for the terminal and for screen readers: "1 coin, close: show your top card". */
export function plainText(text: string, lang: Lang): string {
  let plain = '';
  let afterSymbol = false;
  for (const part of parts(text)) {
    if (part.kind !== 'words' && afterSymbol) plain += ', ';
    plain += inWords(part, lang);
    afterSymbol = part.kind !== 'words';
  }
  return text.startsWith('{') ? capital(plain) : plain;
}

function inWords(part: Part, lang: Lang): string {
  switch (part.kind) {
    case 'words':
      return part.words;
    case 'close':
      return lang === 'ru' ? 'закрыть' : 'close';
    case 'coin':
      return coinsText(part.coins, lang);
  }
}

/** "2 coins", «2 монеты». */
export const coinsText = (coins: number, lang: Lang): string =>
  `${coins} ${plural(coins, lang, lang === 'ru' ? ['монета', 'монеты', 'монет'] : ['coin', 'coins'])}`;
