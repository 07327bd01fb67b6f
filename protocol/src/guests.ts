import type { Lang } from '@vigrid/kernel';

/** A name for somebody who has not said theirs, in their own letters. `below` gives a whole number from 0 on. */
export const friendlyName = (below: (n: number) => number, lang: Lang = 'en'): string =>
  `${names[lang][below(names[lang].length)]} ${10 + below(90)}`;

const names: Readonly<Record<Lang, readonly string[]>> = {
  en: 'Alva Arne Astrid Bjorn Dagny Eira Embla Frida Gerda Gunnar Halla Harald Hilda Inga Ivar Kara Leif Nanna Olaf Ragna Runa Signy Sigurd Solveig Sven Torvald Ulf'.split(
    ' ',
  ),
  ru: 'Альва Арне Астрид Бьёрн Дагни Эйра Эмбла Фрида Герда Гуннар Халла Харальд Хильда Инга Ивар Кара Лейф Нанна Олаф Рагна Руна Сигни Сигурд Сольвейг Свен Торвальд Ульф'.split(
    ' ',
  ),
};
