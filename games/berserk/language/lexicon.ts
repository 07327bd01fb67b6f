/**
 * The words that printed texts are made of, each as a row of the shared grammar, and all their forms. Words of our own
 * texts (kinds of cards, classes, attacks) come from the rows by which those are written.
 */
import {
  type Adjective,
  adjective,
  agreeing,
  compound,
  every,
  formsOf,
  type Grammar,
  type Lemma,
  type Noun,
  noun,
  one,
  thatOne,
  thisOne,
  type Verb,
  verb,
  your,
} from '@vigrid/speech';
import { classes, classKey } from '../text/classes.ts';
import { classNoun, kinds, uses } from '../text/nouns.ts';
import { words as terms } from '../text/words.ts';
import { markerNouns } from './marker-nouns.ts';
import type { Reading } from './parser.ts';

const animate: Grammar = { animate: true };
const soft: Grammar = { gender: 'f' };

const nouns: Readonly<Record<string, Grammar>> = {
  карта: {},
  существо: animate,
  артефакт: {},
  местность: soft,
  симбиот: animate,
  паразит: animate,
  компаньон: animate,
  герой: animate,
  машина: {},
  противник: animate,
  защитник: animate,
  хозяин: { ...animate, plurals: 'хозяева', genitives: 'хозяев' },
  цель: soft,
  удар: {},
  атака: {},
  выстрел: {},
  метание: {},
  разряд: {},
  заклинание: {},
  воздействие: {},
  рана: {},
  фишка: {},
  жетон: {},
  маркер: {},
  жизнь: soft,
  клетка: {},
  ряд: {},
  столбец: { stem: 'столбц' },
  половина: {},
  поле: {},
  бой: {},
  ход: {},
  кубик: {},
  бросок: { stem: 'броск' },
  дальность: soft,
  стоимость: soft,
  элитность: soft,
  особенность: soft,
  способность: soft,
  отряд: {},
  колода: {},
  кладбище: {},
  инкарнация: {},
  отравление: {},
  благословление: {},
  благословение: {},
  проклятие: {},
  полет: {},
  вампиризм: {},
  бешенство: {},
  концентрация: {},
  подлость: soft,
  отпор: {},
  нападение: {},
  гибель: soft,
  перемещение: {},
  движение: {},
  передвижение: {},
  прыжок: { stem: 'прыжк' },
  телепортация: {},
  рывок: { stem: 'рывк' },
  получение: {},
  промах: {},
  величина: {},
  сила: {},
  значение: {},
  число: {},
  количество: {},
  сумма: {},
  раз: { genitives: 'раз' },
  выбор: {},
  строй: {},
  броня: {},
  регенерация: {},
  добивание: {},
  пророчество: {},
  трупоедство: {},
  неповоротливость: soft,
  стойкость: soft,
  орда: {},
  направление: {},
  диагональ: soft,
  прямая: { adjectival: true, gender: 'f' },
  вертикаль: soft,
  горизонталь: soft,
  глубина: {},
  поверхность: soft,
  погружение: {},
  вызов: {},
  изгнание: {},
  всплытие: {},
  открытие: {},
  закрытие: {},
  магия: {},
  стихия: {},
  имя: { gender: 'n', forms: ['имя имени имени имя именем имени', 'имена имен именам имена именами именах'] },
  название: {},
  единица: {},
  класс: {},
  опыт: {},
  защита: {},
  схрон: {},
  запас: {},
  вальхалла: {},
  модификатор: {},
  излечение: {},
  разрядник: animate,
  край: {},
  вид: {},
  контроль: {},
  элементаль: animate,
  кристалл: {},
  урон: {},
  бестелесность: soft,
};

const adjectives: readonly string[] = [
  'свой',
  'другой',
  'каждый',
  'выбранный',
  'любой',
  'соседний',
  'свободный',
  'незанятый',
  'занятый',
  'освободившийся',
  'закрытый',
  'открытый',
  'летающий',
  'нелетающий',
  'наземный',
  'бестелесный',
  'небестелесный',
  'рядовой',
  'элитный',
  'уникальный',
  'неуникальный',
  'степной',
  'горный',
  'лесной',
  'болотный',
  'темный',
  'нейтральный',
  'нетемный',
  'слабый',
  'средний',
  'сильный',
  'ближний',
  'дальний',
  'магический',
  'немагический',
  'особый',
  'простой',
  'направленный',
  'безответный',
  'ответный',
  'следующий',
  'первый',
  'второй',
  'четвертый',
  'последний',
  'крайний',
  'центральный',
  'левый',
  'правый',
  'атакованный',
  'атаковавший',
  'атакующий',
  'нападающий',
  'погибший',
  'вызванный',
  'раненый',
  'уничтоженный',
  'умерший',
  'отравленный',
  'неотравленный',
  'боевой',
  'дополнительный',
  'разный',
  'меньший',
  'текущий',
  'пустой',
  'больший',
  'четный',
  'нечетный',
  'показанный',
  'верхний',
  'нанесенный',
  'равный',
  'такой',
  'вскрытый',
  'скрытый',
  'новый',
  'одинаковый',
  'наименьший',
  'ранивший',
  'встреченный',
  'переместившийся',
  'рванувшийся',
  'открывшийся',
  'инкарнировавший',
  'телепортировавшийся',
  'бросивший',
  'противостоящий',
  'уничтоживший',
  'вскрывший',
  'получивший',
  'излеченный',
  'наибольший',
];

const determiners: Readonly<Record<string, Adjective>> = {
  ваш: your,
  этот: thisOne,
  тот: thatOne,
  весь: every,
  один: one,
  третий: agreeing(
    'третий третьего третьему третьим третьем',
    'третье',
    'третья третью третьей',
    'третьи третьих третьим третьими',
  ),
  свой: agreeing('свой своего своему своим своем', 'свое', 'своя свою своей', 'свои своих своим своими'),
};

const done = (infinitive: string, oneDoes: string, more: Parameters<typeof verb>[2] = {}): Verb =>
  verb(infinitive, oneDoes, { perfective: true, ...more });

/** Perfective and imperfective stand under one lemma: texts use them for one thing. */
const verbs: Readonly<Record<string, readonly Verb[]>> = {
  ранить: [verb('ранить', 'ранит', { order: 'раньте' })],
  раниться: [verb('раниться', 'ранится')],
  излечить: [done('излечить', 'излечит'), verb('излечивать', 'излечивает')],
  излечиться: [done('излечиться', 'излечится'), verb('излечиваться', 'излечивается')],
  получить: [done('получить', 'получит'), verb('получать', 'получает')],
  открыть: [done('открыть', 'откроет', { order: 'откройте' }), verb('открывать', 'открывает')],
  открыться: [done('открыться', 'откроется'), verb('открываться', 'открывается')],
  закрыть: [done('закрыть', 'закроет', { order: 'закройте' }), verb('закрывать', 'закрывает')],
  закрыться: [done('закрыться', 'закроется'), verb('закрываться', 'закрывается')],
  уничтожить: [done('уничтожить', 'уничтожит', { order: 'уничтожьте' }), verb('уничтожать', 'уничтожает')],
  уничтожиться: [done('уничтожиться', 'уничтожится'), verb('уничтожаться', 'уничтожается')],
  изгнать: [done('изгнать', 'изгонит', { many: 'изгонят' }), verb('изгонять', 'изгоняет')],
  изгнаться: [verb('изгоняться', 'изгоняется')],
  переместить: [done('переместить', 'переместит'), verb('перемещать', 'перемещает')],
  переместиться: [done('переместиться', 'переместится'), verb('перемещаться', 'перемещается')],
  передвигаться: [verb('передвигаться', 'передвигается'), done('передвинуться', 'передвинется')],
  двигаться: [verb('двигаться', 'двигается')],
  вызвать: [done('вызвать', 'вызовет'), verb('вызывать', 'вызывает')],
  возродить: [done('возродить', 'возродит'), verb('возрождать', 'возрождает')],
  переложить: [done('переложить', 'переложит'), verb('перекладывать', 'перекладывает')],
  положить: [done('положить', 'положит'), verb('класть', 'кладет', { past: 'клал' })],
  потерять: [done('потерять', 'потеряет'), verb('терять', 'теряет')],
  найти: [done('найти', 'найдет', { order: 'найдите', past: 'нашел' })],
  снять: [done('снять', 'снимет'), verb('снимать', 'снимает')],
  накопить: [done('накопить', 'накопит'), verb('копить', 'копит')],
  сразиться: [done('сразиться', 'сразится'), verb('сражаться', 'сражается')],
  нападать: [verb('нападать', 'нападает'), done('напасть', 'нападет', { past: 'напал' })],
  атаковать: [verb('атаковать', 'атакует')],
  стрелять: [verb('стрелять', 'стреляет')],
  объявить: [done('объявить', 'объявит'), verb('объявлять', 'объявляет')],
  совершить: [done('совершить', 'совершит'), verb('совершать', 'совершает')],
  нанести: [done('нанести', 'нанесет', { past: 'нанес' }), verb('наносить', 'наносит')],
  блокировать: [
    verb('блокировать', 'блокирует'),
    done('заблокировать', 'заблокирует'),
    verb('блокироваться', 'блокируется'),
  ],
  перенаправить: [done('перенаправить', 'перенаправит', { order: 'перенаправьте' })],
  перераспределить: [done('перераспределить', 'перераспределит')],
  поменять: [done('поменять', 'поменяет')],
  поменяться: [done('поменяться', 'поменяется')],
  выбрать: [done('выбрать', 'выберет'), verb('выбирать', 'выбирает')],
  бросить: [done('бросить', 'бросит', { order: 'бросьте' })],
  свести: [done('свести', 'сведет', { past: 'свел' }), verb('сводить', 'сводит')],
  сводиться: [verb('сводиться', 'сводится')],
  увеличить: [done('увеличить', 'увеличит', { order: 'увеличьте' })],
  уменьшить: [done('уменьшить', 'уменьшит', { order: 'уменьшите' })],
  ослабить: [done('ослабить', 'ослабит', { order: 'ослабьте' })],
  усилить: [done('усилить', 'усилит', { order: 'усильте' })],
  приземлиться: [done('приземлиться', 'приземлится'), verb('приземляться', 'приземляется')],
  телепортироваться: [verb('телепортироваться', 'телепортируется')],
  стать: [done('стать', 'станет', { many: 'станут' }), verb('становиться', 'становится')],
  выступать: [verb('выступать', 'выступает')],
  действовать: [verb('действовать', 'действует')],
  защищать: [verb('защищать', 'защищает')],
  игнорировать: [verb('игнорировать', 'игнорирует')],
  иметь: [verb('иметь', 'имеет')],
  стоять: [verb('стоять', 'стоит')],
  обладать: [verb('обладать', 'обладает')],
  инкарнировать: [verb('инкарнировать', 'инкарнирует')],
  погибнуть: [done('погибнуть', 'погибнет', { past: 'погиб' }), verb('погибать', 'погибает')],
  вскрыть: [done('вскрыть', 'вскроет', { order: 'вскройте' }), verb('вскрывать', 'вскрывает')],
  выполнить: [done('выполнить', 'выполнит'), verb('выполнять', 'выполняет')],
  показать: [done('показать', 'покажет', { many: 'покажут' }), verb('показывать', 'показывает')],
  предотвратить: [done('предотвратить', 'предотвратит'), verb('предотвращать', 'предотвращает')],
  отравить: [done('отравить', 'отравит')],
  быть: [],
  распределить: [done('распределить', 'распределит')],
  выбросить: [done('выбросить', 'выбросит'), verb('выбрасывать', 'выбрасывает')],
  убрать: [done('убрать', 'уберет'), done('удалить', 'удалит')],
  перевернуть: [done('перевернуть', 'перевернет')],
  восстановить: [done('восстановить', 'восстановит')],
  вернуть: [done('вернуть', 'вернет'), verb('возвращать', 'возвращает')],
  вернуться: [done('вернуться', 'вернется'), verb('возвращаться', 'возвращается')],
  поместить: [done('поместить', 'поместит'), verb('помещать', 'помещает')],
  сделать: [done('сделать', 'сделает')],
  начинать: [verb('начинать', 'начинает')],
  покидать: [verb('покидать', 'покидает'), done('покинуть', 'покинет')],
  менять: [verb('менять', 'меняет')],
  мочь: [verb('мочь', 'может', { many: 'могут', past: 'мог' })],
};

/** Terms of several words. */
const compounds: Readonly<Record<string, Noun>> = {
  'простой удар': uses.simple.ru,
  'удар через ряд': uses.over.ru,
  'направленный удар': compound([adjective('направленный')], noun('удар')),
  'безответный удар': compound([adjective('безответный')], noun('удар')),
  'запас движения': noun('запас движения'),
  'опыт в атаке': noun('опыт в атаке'),
  'опыт в защите': noun('опыт в защите'),
  'опыт в стрельбе': noun('опыт в стрельбе'),
};

/** «два, двух, двум, …»: forms that are no nouns of their own. */
export const numberWords: Readonly<Record<string, number>> = {
  один: 1,
  одна: 1,
  одно: 1,
  одну: 1,
  одного: 1,
  одной: 1,
  одному: 1,
  одним: 1,
  два: 2,
  две: 2,
  двух: 2,
  двум: 2,
  двумя: 2,
  три: 3,
  трех: 3,
  трем: 3,
  тремя: 3,
  четыре: 4,
  четырех: 4,
  четырьмя: 4,
  пять: 5,
  пяти: 5,
  шесть: 6,
};

/** Signs that stand for words, whatever their form. */
export const signs: Readonly<Record<string, string>> = {
  '{strike}': 'простой удар',
  '{uchr}': 'удар через ряд',
  '{health}': 'жизнь',
  '{counter}': 'фишка',
  '{token}': 'фишка',
  '{tok}': 'фишка',
  '{move}': 'запас движения',
  '{armor}': 'броня',
  '{regen}': 'регенерация',
  '{ova}': 'опыт в атаке',
  '{ovz}': 'опыт в защите',
  '{ovs}': 'опыт в стрельбе',
  '{direct}': 'направленный удар',
  '{zoal}': 'схрон',
  '{zom}': 'защита от магии',
  '{zor}': 'защита от разрядов',
  '{zov}': 'защита от выстрелов',
  '{zot}': 'защита от метаний',
  '{zoz}': 'защита от заклинаний',
  '{zoo}': 'защита от отравления',
  '{stamina}': 'стойкость',
  '{elite}': 'элитный',
  '{ordinary}': 'рядовой',
  '{attack}': 'атака',
};

/** Words that have one form, so that glued ones can be told apart. */
const particles =
  'и или либо а но не ни на в во с со к ко от по при из за до у о над под через для между без кроме если пока когда где то это как чем что же также еще только уже рядом напротив справа слева сзади позади впереди вперед назад вместо этого после перед иначе затем может могут вы он она оно они его ее их ему ей им ними ним ней нему него нее них себя собой себе который которое которая которые которых минимум максимум больше меньше более менее хотя бы нет есть полностью раза местами подряд весь нельзя под бы дважды вначале очереди чтобы свести дороже дешевле'.split(
    ' ',
  );

/** All forms of all words; those of several words by the first of them. */
export interface Lexicon {
  readonly forms: ReadonlyMap<string, readonly Reading[]>;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

interface Phrase {
  readonly words: readonly string[];
  readonly reading: Reading;
}

export function lexicon(): Lexicon {
  const forms = new Map<string, Reading[]>();
  const phrases = new Map<string, Phrase[]>();
  const add = (form: string, reading: Reading) => {
    const words = plain(form).split(' ');
    const [key] = words;
    if (words.length > 1) {
      const known = phrases.get(key) ?? [];
      phrases.set(key, [...known, { words, reading }]);
      return;
    }
    const known = forms.get(key);
    if (!known) forms.set(key, [reading]);
    else if (!known.some((other) => same(other, reading))) known.push(reading);
  };
  const addLemma = (lemma: string, word: Lemma) => {
    for (const { form, ...rest } of formsOf(word)) {
      const gender = rest.gender ?? (word.kind === 'noun' ? word.gender : undefined);
      add(form, { lemma, ...rest, ...(gender && { gender }) });
      // What goes with a living thing stands in the genitive: «всех других существ».
      const agrees =
        word.kind !== 'noun' && rest.case === 'gen' && (rest.number === 'pl' || rest.gender === 'm');
      if (agrees) add(form, { lemma, ...rest, case: 'acc', ...(gender && { gender }) });
    }
  };
  for (const [word, grammar] of Object.entries(nouns)) addLemma(word, noun(word, grammar));
  for (const word of adjectives) if (!(word in determiners)) addLemma(word, adjective(word));
  for (const [word, own] of Object.entries(determiners)) addLemma(word, own);
  for (const [lemma, all] of Object.entries(verbs)) for (const form of all) addLemma(lemma, form);
  for (const [lemma, word] of Object.entries(compounds)) addLemma(lemma, word);
  for (const { ru } of Object.values(kinds)) addLemma(plain(ru.sg.nom), ru);
  for (const key of Object.keys(classes)) addLemma(`@${key}`, classNoun(classKey(key)).ru);
  for (const [key, [word, grammar]] of Object.entries(markerNouns)) addLemma(`%${key}`, noun(word, grammar));
  // Named features, by the rows that write them.
  for (const [key, { ru }] of Object.entries(terms)) {
    if (ru[0].includes(' ')) continue;
    for (const [i, c] of (['nom', 'acc', 'gen', 'ins'] as const).entries())
      add(ru[i], { lemma: `#${key}`, case: c });
  }
  for (const word of [...particles, ...Object.keys(numberWords)])
    if (!forms.has(word)) forms.set(word, [{ lemma: word }]);
  for (const [sign, lemma] of Object.entries(signs)) forms.set(sign, [{ lemma }]);
  return { forms, phrases };
}

export const plain = (word: string): string => word.toLowerCase().replaceAll('ё', 'е');

const same = (a: Reading, b: Reading): boolean =>
  a.lemma === b.lemma && a.case === b.case && a.number === b.number && a.gender === b.gender && a.as === b.as;
