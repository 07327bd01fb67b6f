/** What it may do beyond the rules (B12-520.1). */
import type { Text } from '@vigrid/kernel';
import { oneOf, optional, whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { type CellFilter, cellFilter, filter } from '../abilities/filter.ts';
import type { May } from '../abilities/index.ts';
import type { GainKind } from '../abilities/kind.ts';
import { mays } from '../abilities/vocabulary.ts';
import { phrase } from '../text/filters.ts';
import { deed, same, thing } from '../text/holding.ts';
import { type Phrase, type Setting, thisCard } from '../text/phrases.ts';
import { cellsPhrase } from '../text/places.ts';
import { wordName } from '../text/words.ts';

const shape = {
  what: oneOf(...mays),
  at: optional(filter),
  value: optional(whole),
  /** Which cells `moveFar` means. */
  onto: optional(cellFilter),
};

export const may: GainKind<'may', typeof shape> = {
  shape,

  says({ what, at: whom, value, onto }, at) {
    if (onto) {
      const cells = farCells(onto, at);
      const ru = `двигаться на ${cells.ru} как на соседние`;
      const en = `move to ${cells.en} as if they were neighbouring`;
      return deed(say(`может ${ru}`, `may ${en}`), say(`могут ${ru}`, `may ${en}`));
    }
    const target = whom && phrase(whom, at, 'bare');
    if (target && (what === 'strikeDirected' || what === 'strikeUnanswered')) {
      const { ru, en } = wordName(
        what === 'strikeDirected' ? 'directedStrike' : 'unanswerableStrike',
        undefined,
        'nom',
      );
      return thing(say(`${ru} ${target.after('по', 'dat')}`, `${en} at ${target.en}`));
    }
    const { ru, en, plain } = permits[what](value ?? 1, target);
    return plain ? same(say(ru, en)) : deed(say(`может ${ru}`, `may ${en}`), say(`могут ${ru}`, `may ${en}`));
  },
};

/** Next to whom they are is said in full: it is somebody else who moves there. */
function farCells(onto: CellFilter, at: Setting): Text {
  const { near, holds, ...rest } = onto;
  const cells = cellsPhrase(rest, at);
  const own = near === undefined ? null : thisCard(at.type);
  const there = holds === undefined ? null : phrase(holds, at, 'bare');
  return say(
    `${cells.ru('acc')}${own ? ` рядом ${own.after('с', 'ins')}` : ''}${there ? ` ${there.after('с', 'ins')}` : ''}`,
    `${cells.en}${own ? ` next to ${own.en}` : ''}${there ? ` with ${there.en}` : ''}`,
  );
}

interface Permit extends Text {
  /** A thing that happens rather than one that may be done. */
  readonly plain?: true;
}

const on = (target: Phrase | undefined, word: string): string =>
  target ? ` ${word} ${target.ru('acc')}` : '';

const at2 = (target: Phrase | undefined): string => (target ? ` ${target.en}` : '');

const permits: Readonly<Record<May, (value: number, target: Phrase | undefined) => Permit>> = {
  strikeFlyers: () => say('атаковать летающих существ простым ударом', 'simple-strike flying creatures'),
  strikeRange: (n, t) =>
    say(`нападать простым ударом${on(t, 'на')} с дальностью ${n}`, `simple-strike${at2(t)} at range ${n}`),
  strikeFar: (_, t) =>
    say(
      `нападать простым ударом${on(t, 'на') || ' на любую карту'} как на стоящих рядом`,
      `simple-strike${at2(t) || ' any card'} as if adjacent`,
    ),
  strikeDirected: (_, t) =>
    say(`нападать направленным ударом${on(t, 'на')}`, `make a directed strike at${at2(t) || ' a card'}`),
  strikeUnanswered: (_, t) =>
    say(`нападать безответным ударом${on(t, 'на')}`, `make an unanswerable strike at${at2(t) || ' a card'}`),
  strikeTimes: (n) =>
    say(
      `нападать простым ударом ${timesRu(n)} за ход, закрываясь после последнего`,
      `simple-strike ${n} times per turn, closing after the last`,
    ),
  strikeRow: (n) =>
    say(
      `нападать простым ударом ${timesRu(n)} за ход, только подряд, закрываясь после последнего`,
      `simple-strike ${n} times per turn, in a row, closing after the last`,
    ),
  strikeOthers: (n) =>
    say(
      `нападать простым ударом ${timesRu(n)} за ход, только подряд и по разным картам, закрываясь после последнего`,
      `simple-strike ${n} times per turn, in a row and at different cards, closing after the last`,
    ),
  strikeEach: () =>
    say(
      'напасть простым ударом подряд на всех стоящих рядом существ противника, закрываясь после последнего',
      'simple-strike all adjacent opposing creatures in a row, closing after the last',
    ),
  incarnateOpen: () => ({ ...say('инкарнирует открытым', 'incarnates open'), plain: true }),
  valhallaTwice: () => ({
    ...say(
      'первая за ход вальхалла вашей карты срабатывает дважды',
      'the first Valhalla of your cards each turn works twice',
    ),
    plain: true,
  }),
  moveDiagonally: () => say('двигаться по диагонали', 'move diagonally'),
  aroundEdge: () =>
    say(
      'двигаться и нападать простым ударом между крайними клетками одного ряда как между соседними',
      'move and simple-strike between the edge cells of a row as if they were neighbours',
    ),
  moveFar: () => say('двигаться на любую клетку', 'move to any cell'),
  defendAnyone: (_, t) =>
    t
      ? say(`выступать защитником ${t.ru('gen')}`, `defend ${t.en}`)
      : say(
          'выступать защитником любого вашего нелетающего существа',
          'defend any of your non-flying creatures',
        ),
  defendAlways: () =>
    say('выступать защитником любое число раз за ход', 'defend any number of times per turn'),
  fightClosed: () => ({
    ...say(
      'закрытым отражает простые удары как открытое',
      'repels simple strikes while closed as if it were open',
    ),
    plain: true,
  }),
  shootAdjacent: () =>
    say('объявлять дальние атаки по стоящим рядом картам', 'aim ranged attacks at adjacent cards'),
  secondTerrain: () =>
    say('находиться в отряде вместе с другой местностью', 'be in a squad with another terrain'),
  symbionts: (n) => say(`иметь до ${n} разных симбиотов`, `have up to ${n} different symbionts`),
  accumulate: () => say('копить фишки', 'accumulate chips'),
  rollTwice: () =>
    say(
      'в сражении бросать кубик дважды и выбирать результат',
      'roll twice in a fight and choose the result',
    ),
};

const timesRu = (n: number): string => (n > 1 && n < 5 ? `${n} раза` : `${n} раз`);
