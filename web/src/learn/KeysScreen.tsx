/** Every key, the same at all tables. */
import './colours.css';
import './learn.css';
import type { Both } from '../i18n/index.ts';
import { useLang, type Words } from '../i18n/index.ts';
import { Page } from '../shell/Page.tsx';

const words = {
  title: { ru: 'Клавиши', en: 'Keys' },
  lead: {
    ru: 'Одни и те же за всеми столами, в русской и латинской раскладке.',
    en: 'The same at every table, whatever the layout of the keyboard.',
  },
  choose: { ru: 'Выбирать', en: 'Choosing' },
  decide: { ru: 'Решать', en: 'Deciding' },
  look: { ru: 'Смотреть', en: 'Looking' },
  space: { ru: 'Пробел', en: 'Space' },
} satisfies Words;

interface Line {
  readonly keys: readonly (string | Both<string>)[];
  readonly does: Both<string>;
}

const groups: readonly { readonly title: Both<string>; readonly lines: readonly Line[] }[] = [
  {
    title: words.choose,
    lines: [
      {
        keys: ['←', '↑', '→', '↓'],
        does: {
          ru: 'к соседней карте или клетке, которую можно выбрать',
          en: 'to the next card or cell that may be chosen',
        },
      },
      {
        keys: ['Shift', '+', '←'],
        does: { ru: 'к соседней карте, и в тени тоже', en: 'to the next card, those in shade included' },
      },
      { keys: ['↵'], does: { ru: 'выбрать её; ещё раз — подтвердить', en: 'choose it; once more, confirm' } },
      { keys: ['1', '…', '9'], does: { ru: 'вариант с этим номером', en: 'the option of this number' } },
      {
        keys: ['Esc'],
        does: {
          ru: 'назад: снять выбор, закрыть, погасить подсказку',
          en: 'back: undo the choice, close, put a tip away',
        },
      },
    ],
  },
  {
    title: words.decide,
    lines: [
      {
        keys: ['↵'],
        does: { ru: 'сделать то, что на светящейся кнопке', en: 'do what the shining button says' },
      },
      { keys: [words.space], does: { ru: 'пас, конец хода, готово', en: 'pass, end the turn, done' } },
      { keys: ['Y', 'N'], does: { ru: 'да и нет', en: 'yes and no' } },
      { keys: ['U'], does: { ru: 'взять назад последнее решение', en: 'take the last decision back' } },
      { keys: ['Shift', '+', 'U'], does: { ru: 'взять назад весь ход', en: 'take the whole turn back' } },
      { keys: ['H'], does: { ru: 'подсказка, где она есть', en: 'a hint, where there is one' } },
    ],
  },
  {
    title: words.look,
    lines: [
      {
        keys: ['?'],
        does: {
          ru: 'карта, на которую смотрите, крупно, иначе правило вопроса; вне стола — эта страница',
          en: 'the card you look at, in full, else the rule of the question; away from a table, this page',
        },
      },
      {
        keys: ['J', 'K'],
        does: {
          ru: 'по журналу вперёд и назад: стол, каким он был',
          en: 'through the log, on and back: the table as it was',
        },
      },
      {
        keys: ['Home', 'End', words.space, 'B'],
        does: {
          ru: 'в разборе партии: начало, конец, показывать подряд, играть отсюда',
          en: 'looking back at a game: its start, its end, play, branch here',
        },
      },
      {
        keys: ['Tab'],
        does: { ru: 'по кнопкам, журналу и номерам правил', en: 'through buttons, the log and rule numbers' },
      },
    ],
  },
];

export default function KeysScreen() {
  const { t } = useLang();
  return (
    <Page section="learn" title={t(words.title)}>
      <h1>{t(words.title)}</h1>
      <p className="page-sub">{t(words.lead)}</p>
      <div className="keys-groups">
        {groups.map(({ title, lines }) => (
          <section key={title.en} className="sheet">
            <h2>{t(title)}</h2>
            <dl className="keys">
              {lines.map(({ keys, does }) => (
                <div key={does.en}>
                  <dt>
                    {keys.map((key) => {
                      const name = typeof key === 'string' ? key : t(key);
                      return name === '+' || name === '…' ? (
                        <span key={name}>{name}</span>
                      ) : (
                        <kbd key={name}>{name}</kbd>
                      );
                    })}
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Page>
  );
}
