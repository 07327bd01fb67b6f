/** The questions of Berserk as sentences. */
import type { Lang, Names, Question, Text } from '@vigrid/kernel';
import { isKey, nameOf, say } from '@vigrid/speech';
import { askingOf } from './asking.ts';
import { wounds } from './nouns.ts';

/** Everything Berserk asks: the keys of `Question.ask`. */
export type Ask =
  | 'order'
  | 'redeal'
  | 'draftPick'
  | 'leaveOut'
  | 'loserChooses'
  | 'beforeRecruit'
  | 'recruit'
  | 'deploy'
  | 'keepHidden'
  | 'host'
  | 'alternate'
  | 'stayClosed'
  | 'choice'
  | 'priority'
  | 'declare'
  | 'mode'
  | 'may'
  | 'target'
  | 'target2'
  | 'guess'
  | 'card'
  | 'row'
  | 'number'
  | 'cell'
  | 'split'
  | 'weaken'
  | 'preventions'
  | 'rollChanges'
  | 'replace'
  | 'replaceDeath'
  | 'incarnates'
  | 'landing'
  | 'incarnation'
  | 'unique'
  | 'burial'
  | 'toBottom'
  | 'onTop'
  | 'onBottom'
  | 'pickRoll'
  | 'meditate'
  | 'mend'
  | 'mendWhose'
  | 'mendAt';

export function question(q: Question, lang: Lang, names: Names): string {
  return (isKey(asks, q.ask) ? asks[q.ask](q, names) : choose)[lang];
}

const choose = say('Что выбираете?', 'What do you choose?');

const asked =
  (ru: string, en: string): ((q: Question, names: Names) => Text) =>
  () =>
    say(ru, en);

const asks: Readonly<Record<Ask, (q: Question, names: Names) => Text>> = {
  order: asked('Вы ходите первым или вторым?', 'Do you go first or second?'),
  redeal(q) {
    const gold = q.about?.amount;
    const have = gold === undefined ? say('', '') : say(` (у вас ${gold})`, ` (you have ${gold})`);
    return say(
      `Оставить раздачу или пересдать за 1 золотой кристалл${have.ru}?`,
      `Do you keep this deal or redeal for 1 gold crystal${have.en}?`,
    );
  },
  draftPick: asked('Какую карту бустера вы берёте?', 'Which card of the booster do you take?'),
  leaveOut: asked('Какие карты не войдут в колоду?', 'Which cards do you leave out of your deck?'),
  loserChooses: asked('Какие карты вы берёте в раздачу?', 'Which cards do you take into your deal?'),
  beforeRecruit: asked('Показать карту до набора отряда?', 'Do you show a card before recruiting?'),
  recruit: asked('Кого взять в отряд?', 'Whom do you recruit?'),
  deploy: asked('Куда поставить карту?', 'Where do you deploy a card?'),
  keepHidden: asked('Какие карты оставить скрытыми?', 'Which cards do you keep hidden?'),
  host: asked('На кого посадить карту?', 'On whom do you seat the card?'),
  alternate: asked('Применить особенность?', 'Do you use a feature?'),
  stayClosed: asked('Какие карты не открывать?', 'Which cards stay closed?'),
  choice: asked('Ваш ход: что делаете?', 'Your turn: what do you do?'),
  priority(q) {
    const acts = q.kind === 'act' ? q.options.filter(({ do: deed }) => deed !== 'pass') : [];
    const defends = acts.filter(({ do: deed }) => deed === 'defend').length;
    if (defends === 0) return say('Отвечаете или пас?', 'Do you respond or pass?');
    return defends === acts.length
      ? say('Назначить защитника?', 'Do you assign a defender?')
      : say('Назначить защитника, ответить или пас?', 'Do you assign a defender, respond, or pass?');
  },
  declare(q) {
    const acts = q.kind === 'act' ? q.options : [];
    if (!acts.some(({ do: deed }) => deed === 'leave'))
      return say('Какая особенность сначала?', 'Which feature comes first?');
    return acts.length === 2
      ? say('Применить особенность?', 'Do you use the feature?')
      : say('Какую особенность применить?', 'Which feature do you use?');
  },
  mode: (q, names) => from(q, names, say('что выбираете?', 'which of these do you choose?')),
  may: (q, names) => from(q, names, q.about?.asked ?? askingOf(q.about?.effect).may),
  target: (q, names) => from(q, names, numbered(q, q.about?.asked ?? askingOf(q.about?.effect).whom)),
  target2: (q, names) => from(q, names, numbered(q, q.about?.asked ?? say('кто ещё?', 'who else?'))),
  guess: (q, names) =>
    from(
      q,
      names,
      say('какие скрытые карты считать такими?', 'which hidden cards do you take for such cards?'),
    ),
  card: (q, names) => from(q, names, numbered(q, q.about?.asked ?? askingOf(q.about?.effect).whom)),
  row: (q, names) => from(q, names, say('какой ряд?', 'which row?')),
  number: (q, names) => from(q, names, say('какое число?', 'which number?')),
  cell: (q, names) => from(q, names, numbered(q, say('какая клетка?', 'which cell?'))),
  split(q, names) {
    const { ru, en } = wounds(q.kind === 'split' ? q.total : (q.about?.amount ?? 0));
    return from(q, names, say(`как распределить ${ru}?`, `how do you deal out ${en}?`));
  },
  meditate: (q, names) => from(q, names, say('чьи фишки потратить?', 'whose chips do you use?')),
  weaken(q, names) {
    const by = nameOf(q.about?.source, names);
    const target = nameOf(q.about?.target, names);
    return say(
      `${by.ru} и ${target.ru} бьют друг друга. Ослабить свой удар, чтобы встречного не было?`,
      `${by.en} and ${target.en} strike each other. Weaken your strike so that the other one misses?`,
    );
  },
  replace(q, names) {
    const target = nameOf(q.about?.target, names);
    const { ru, en } = wounds(q.about?.amount ?? 0);
    return say(
      `${target.ru} получит ${ru}. Заменить чем-нибудь?`,
      `${target.en} is about to receive ${en}. Do you replace that?`,
    );
  },
  replaceDeath(q, names) {
    const target = nameOf(q.about?.target, names);
    return say(`${target.ru}: заменить гибель?`, `${target.en} is about to die. Do you replace that?`);
  },
  preventions(q, names) {
    const target = nameOf(q.about?.target, names);
    const { ru, en } = wounds(q.about?.amount ?? 0);
    return say(
      `${target.ru} получит ${ru}. Что предотвращает их первым?`,
      `${target.en} is about to receive ${en}. What prevents them first?`,
    );
  },
  rollChanges: (q, names) =>
    from(q, names, say('в каком порядке меняется бросок?', 'in which order is the roll changed?')),
  incarnation: (q, names) => from(q, names, say('где инкарнировать?', 'where does it incarnate?')),
  incarnates: asked('Какая карта инкарнирует?', 'Which card incarnates?'),
  landing: (q, names) => from(q, names, say('где приземлиться?', 'where does it land?')),
  toBottom: (q, names) =>
    from(q, names, say('какие карты положить под низ колоды?', 'which cards go to the bottom of the deck?')),
  onTop: (q, names) =>
    from(q, names, say('в каком порядке положить карты наверх?', 'in which order do the cards go on top?')),
  onBottom: (q, names) =>
    from(
      q,
      names,
      say('в каком порядке положить карты под низ?', 'in which order do the cards go to the bottom?'),
    ),
  pickRoll: (q, names) => from(q, names, say('какой бросок оставить?', 'which roll do you keep?')),
  mend(q, names) {
    const target = nameOf(q.about?.target, names);
    if (q.about?.effect === 'wound') {
      const wounds = say(
        'ранить противника вместо дополнительных жизней?',
        'do you wound an enemy instead of giving extra lives?',
      );
      return from(q, names, wounds);
    }
    if (q.about?.effect === 'other') {
      const other = say(
        `${target.ru}: заменить по тексту карты?`,
        `${target.en}: do you replace it by the text of the card?`,
      );
      return from(q, names, other);
    }
    const what =
      q.about?.effect === 'double'
        ? say(`удвоить излечение (цель — ${target.ru})?`, `do you double the healing of ${target.en}?`)
        : say(`блокировать излечение (цель — ${target.ru})?`, `do you block the healing of ${target.en}?`);
    return from(q, names, what);
  },
  mendWhose: (q, names) =>
    from(
      q,
      names,
      say('чьи дополнительные жизни превратить в раны?', 'whose extra lives do you turn into wounds?'),
    ),
  mendAt: (q, names) => from(q, names, say('кого ранить?', 'whom do you wound?')),
  burial: asked(
    'В каком порядке положить карты на кладбище (последняя — сверху)?',
    'In which order do the cards go to the graveyard (the last one on top)?',
  ),
  unique: asked(
    'Какая из одноимённых уникальных карт останется?',
    'Which of the unique cards of one name stays?',
  ),
};

/** The card that asks comes first: "Druid: whom do you heal?" */
function from(q: Question, names: Names, asked: Text): Text {
  const source = nameOf(q.about?.source, names);
  return say(`${source.ru}: ${asked.ru}`, `${source.en}: ${asked.en}`);
}

/** How many may be picked, where it is not exactly one. */
function numbered(q: Question, asked: Text): Text {
  if (!('max' in q) || q.kind === 'number' || (q.min === 1 && q.max === 1)) return asked;
  const limit =
    q.min === q.max
      ? say(`выберите ${q.max}`, `choose ${q.max}`)
      : q.min > 0
        ? say(`выберите от ${q.min} до ${q.max}`, `choose ${q.min} to ${q.max}`)
        : q.max === 1
          ? say('можно отказаться', 'or none')
          : say(`выберите до ${q.max}`, `choose up to ${q.max}`);
  return say(asked.ru.replace(/\?$/, ` (${limit.ru})?`), asked.en.replace(/\?$/, ` (${limit.en})?`));
}
