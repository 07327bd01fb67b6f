/** The rules of Skerries. Code cites these ids; a wrong one does not compile. */
import { type Rulebook, rulesOf } from '@vigrid/kernel';

const chapters = {
  '1': { ru: 'Подготовка', en: 'Setting out' },
  '2': { ru: 'Остров', en: 'An island' },
  '3': { ru: 'Стремнина', en: 'The rapids' },
  '4': { ru: 'Конец плавания', en: 'The end of the voyage' },
};

const rules = rulesOf(
  {
    'SK-1.1': [
      { ru: 'Паруса', en: 'Sails' },
      'Двадцать четыре паруса, по четыре каждой силы от 1 до 6, перемешивают. Каждому сдают втайне на один парус больше, чем островов; остальные не видит никто.',
      'Twenty-four sails, four of each strength from 1 to 6, are shuffled. Everybody is dealt one sail more than there are islands, in secret; nobody sees the rest.',
    ],
    'SK-1.2': [
      { ru: 'Острова', en: 'Islands' },
      'Восемь сокровищ, от 1 до 8, перемешивают. Плавание идёт мимо трёх или пяти островов, как условились; на каждом лежит верхнее сокровище стопки.',
      'Eight treasures, from 1 to 8, are shuffled. The voyage passes three or five islands, as agreed; on each lies the top treasure of the stack.',
    ],
    'SK-2.1': [
      { ru: 'Земля', en: 'Land' },
      'Верхнее сокровище открывают. К нему прибавляют то, что осталось с прошлого острова.',
      'The top treasure is turned up. What was left at the last island is added to it.',
    ],
    'SK-2.2': [
      { ru: 'Поднять паруса', en: 'Hoisting' },
      'Все втайне выбирают по парусу и открывают их разом. Поднятый парус больше не вернётся.',
      'Everybody chooses a sail in secret, and all show theirs at once. A sail that was hoisted does not come back.',
    ],
    'SK-2.3': [
      { ru: 'Шторм', en: 'The storm' },
      'Если играют со штормами, бросают кубик: паруса именно этой силы порваны.',
      'With storms a die is rolled: sails of just that strength are torn.',
    ],
    'SK-2.4': [
      { ru: 'Причалить', en: 'Landing' },
      'Причаливает тот, чей целый парус сильнее всех. Равные целые паруса садят друг друга на мель: тогда смотрят на следующий по силе.',
      'Whoever has the strongest whole sail lands. Equal whole sails run each other aground: then the next strongest counts.',
    ],
    'SK-2.5': [
      { ru: 'Никто', en: 'Nobody' },
      'Если не причалил никто, сокровище остаётся до следующего острова, а после последнего пропадает.',
      'If nobody lands, the treasure stays for the next island; after the last one it is lost.',
    ],
    'SK-3.1': [
      { ru: 'Решиться', en: 'Daring' },
      'Если играют со стремниной, причаливший может рискнуть сокровищем: на кубике от 4 до 6 оно удваивается, иначе тонет. Стремнина бывает только со штормами.',
      'With rapids whoever has landed may dare the treasure: on a die of 4 to 6 it counts double, otherwise it sinks. There are rapids only with storms.',
    ],
    'SK-4.1': [
      { ru: 'Победа', en: 'Victory' },
      'После последнего острова побеждает тот, у кого больше сокровищ. При равенстве — тот, чей последний парус сильнее; если и они равны, победа общая.',
      'After the last island whoever has most treasure wins. Among equals, whose last sail is stronger; if these are equal, too, they win together.',
    ],
  },
  chapters,
);

export type RuleId = keyof typeof rules;

export const rulebook: Rulebook = { chapters, rules, rulings: {} };
