import './shell.css';
import { games } from '../games/index.ts';
import { useLang, type Words } from '../i18n/index.ts';
import { Page } from './Page.tsx';
import { words as shell } from './words.ts';

const words = {
  games: { ru: 'Игры', en: 'The games' },
  gamesText: {
    ru: (names: string) =>
      `${names}, их названия и миры принадлежат их авторам и издателям. Вигрид сделан не ими и с ними не связан. Здесь нет ни текстов их правил и карт, ни их рисунков: правила пересказаны своими словами, тексты карт написаны из данных, картинки нарисованы программой.`,
    en: (names: string) =>
      `${names}, their names and their worlds belong to their authors and publishers. Vigrid is not made, endorsed or supported by them. It contains no text of their rulebooks or cards and none of their art: rules are told in our own words, card texts are written from data, pictures are drawn by the program.`,
  },
  quoted: { ru: (name: string) => `«${name}»`, en: (name: string) => name },
  icons: { ru: 'Силуэты', en: 'Silhouettes' },
  iconsText: {
    ru: 'Значки Lorc, Delapouite, Skoll, sbed и других авторов с game-icons.net по лицензии CC BY 3.0. Перекрашены, упрощены и составлены в сцены.',
    en: 'Icons by Lorc, Delapouite, Skoll, sbed and contributors, game-icons.net, licensed under CC BY 3.0. Recoloured, simplified and composed into scenes.',
  },
  type: { ru: 'Шрифты', en: 'Typefaces' },
  typeText: {
    ru: 'Piazzolla, Golos Text и Fira Sans Extra Condensed, каждый по лицензии SIL Open Font License 1.1.',
    en: 'Piazzolla, Golos Text and Fira Sans Extra Condensed, each under the SIL Open Font License 1.1.',
  },
  code: { ru: 'Программа', en: 'The program' },
  codeText: {
    ru: 'Вигрид открыт по лицензии MIT.',
    en: 'Vigrid is open source under the MIT License.',
  },
} satisfies Words;

/** Whose work this stands on. */
export default function CreditsScreen() {
  const { t, lang } = useLang();
  const names = new Intl.ListFormat(lang).format(games.map(({ door }) => t(words.quoted)(t(door.name))));
  return (
    <Page section="credits" title={t(shell.credits)} name="credits">
      <h1>{t(shell.credits)}</h1>
      <h2>{t(words.games)}</h2>
      <p>{t(words.gamesText)(names)}</p>
      <h2>{t(words.icons)}</h2>
      <p>
        {t(words.iconsText)} <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
      </p>
      <h2>{t(words.type)}</h2>
      <p>{t(words.typeText)}</p>
      <h2>{t(words.code)}</h2>
      <p>{t(words.codeText)}</p>
    </Page>
  );
}
