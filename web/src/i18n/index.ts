/**
 * The two languages of the table. A dictionary holds every word in both, side by side, so that a missing one does not
 * compile:
 *
 *   const words = {
 *     play: { ru: 'Играть', en: 'Play' },
 *     coins: { ru: (n: number) => `монет: ${n}`, en: (n: number) => `${n} coins` },
 *   } satisfies Words;
 *   const { t } = useLang();   t(words.play);   t(words.coins)(3);   t(card.name);
 */
import type { Lang } from '@vigrid/kernel';
import { createStore, memory, useStore } from './store.ts';

/** One thing in both languages: a sentence, or a function that makes one. */
export interface Both<W> {
  readonly ru: W;
  readonly en: W;
}

export interface Words {
  readonly [key: string]: Both<string> | Both<(...args: never[]) => string>;
}

export interface Speech {
  readonly lang: Lang;
  readonly t: <W>(both: Both<W>) => W;
}

const speech: Record<Lang, Speech> = {
  ru: { lang: 'ru', t: (both) => both.ru },
  en: { lang: 'en', t: (both) => both.en },
};

const isLang = (value: string | null): value is Lang => value === 'ru' || value === 'en';

function firstLanguage(): Lang {
  const remembered = memory.read('lang');
  if (isLang(remembered)) return remembered;
  return navigator.languages.some((tag) => /^(ru|be|uk|kk)\b/.test(tag)) ? 'ru' : 'en';
}

const store = createStore<Lang>('en', (lang) => {
  document.documentElement.lang = lang;
});

/** Begins in the language chosen last, else in the browser's. */
export function startLanguage(): void {
  store.set(firstLanguage());
}

export function setLang(lang: Lang): void {
  memory.write('lang', lang);
  store.set(lang);
}

export function useLang(): Speech {
  return speech[useStore(store)];
}

/** For what is not drawn. */
export const langNow = (): Lang => store.get();

export const speechIn = (lang: Lang): Speech => speech[lang];
