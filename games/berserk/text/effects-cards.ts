/** What is done to cards in play: wounds, healing, chips, gifts, going and coming. */

import { adjective, phraseOf, say, subject } from '@vigrid/speech';
import type { Effect, EffectKind, Target } from '../abilities/types.ts';
import { befalls, type Clause, command, counted, lasting, loses, receives } from './clauses.ts';
import { strength } from './figures.ts';
import { figure, phrase } from './filters.ts';
import { type GainText, holds } from './holding.ts';
import { markerName } from './names.ts';
import { card, chip, life, moreLife, wound } from './nouns.ts';
import { type Phrase, role, type Setting } from './phrases.ts';
import { cellPhrase } from './places.ts';
import { dead, isSelf, target, whereX } from './targets.ts';
import { wordName } from './words.ts';

/** The effect of a kind, where one shape serves several kinds too. */
type Shape<E, K> = E extends { readonly do: infer D } ? (K extends D ? E : never) : never;
export type EffectFor<K extends EffectKind> = Shape<Effect, K>;

export type Saying<K extends EffectKind> = {
  readonly [E in K]: (e: EffectFor<E>, at: Setting, inner: Inner) => Clause;
};

/** Prints what holds features and abilities itself. */
export interface Inner {
  gains(
    gains: Extract<Effect, { do: 'give' }>['gains'],
    at: Setting,
    who: ReturnType<typeof target>,
  ): readonly GainText[];
  abilities(
    does: Extract<Effect, { do: 'later' }>['does'],
    at: Setting,
  ): { readonly ru: string; readonly en: string };
}

export const toCards: Saying<
  | 'wound'
  | 'heal'
  | 'poison'
  | 'cure'
  | 'extraLives'
  | 'shield'
  | 'reduceLives'
  | 'leaveLives'
  | 'shedLives'
  | 'chips'
  | 'loseChips'
  | 'open'
  | 'close'
  | 'stayOpen'
  | 'destroy'
  | 'return'
  | 'exile'
  | 'exileDead'
  | 'give'
  | 'lose'
  | 'control'
  | 'relocate'
  | 'place'
  | 'swap'
  | 'seat'
  | 'push'
  | 'moveWounds'
  | 'spread'
  | 'mark'
  | 'unmark'
  | 'reveal'
  | 'numb'
  | 'choose'
  | 'incarnationChip'
> = {
  wound(e, at) {
    const who = target(e.to, at);
    const n = strength(e.amount, at);
    const where = whereX(e.to, at);
    return isSelf(e.to, at)
      ? command(`раниться на ${n.ru}`, `wound ${who.en} for ${n.en}`, { same: who })
      : command(`ранить ${who.ru('acc')} на ${n.ru}${where.ru}`, `wound ${who.en} for ${n.en}${where.en}`, {
          same: who,
        });
  },
  heal(e, at) {
    const who = target(e.to, at);
    const self = isSelf(e.to, at);
    const leaves = { same: who };
    if (e.amount === 'all') {
      return command(
        self ? 'полностью излечиться' : `полностью излечить ${who.ru('acc')}`,
        `heal ${who.en} fully`,
        leaves,
      );
    }
    const over = e.overflow
      ? say(' (лишнее становится дополнительными жизнями)', ' (what is left over becomes additional lives)')
      : say('', '');
    if (e.amount === 'hurt') {
      return command(
        `${self ? 'излечиться' : `излечить ${who.ru('acc')}`} от ран, полученных в этом ходу${over.ru}`,
        `heal ${who.en} of the wounds received this turn${over.en}`,
        leaves,
      );
    }
    const n = strength(e.amount, at);
    return command(
      `${self ? 'излечиться' : `излечить ${who.ru('acc')}`} на ${n.ru}${over.ru}`,
      `heal ${who.en} by ${n.en}${over.en}`,
      leaves,
    );
  },
  poison(e, at) {
    const n = figure(e.amount, at);
    const most = e.most === undefined ? say('', '') : say(` (максимум ${e.most})`, ` (at most ${e.most})`);
    const what = e.add
      ? say(`+${n.ru} к отравлению${most.ru}`, `+${n.en} to poisoning${most.en}`)
      : say(`отравление на ${n.ru}${most.ru}`, `Poisoning ${n.en}${most.en}`);
    const where = whereX(e.to, at);
    const told = receives(target(e.to, at), isSelf(e.to, at), what);
    return { ...told, say: say(told.say.ru + where.ru, told.say.en + where.en) };
  },
  cure(e, at) {
    const who = target(e.to, at);
    return command(`снять ${who.after('с', 'gen')} отравление`, `remove poisoning from ${who.en}`, {
      same: who,
    });
  },
  extraLives: (e, at) =>
    receives(target(e.to, at), isSelf(e.to, at), counted(figure(e.amount, at), moreLife)),
  shield(e, at) {
    const n = counted(figure(e.amount, at), wound);
    const until = lasting(e.until);
    return receives(
      target(e.to, at),
      isSelf(e.to, at),
      say(`щит на ${n.ru}${until.ru}`, `a shield against ${n.en}${until.en}`),
    );
  },
  reduceLives(e, at) {
    const who = target(e.to, at);
    const n = figure(e.amount, at);
    return command(
      `уменьшить максимум жизней ${who.ru('gen')} на ${n.ru}`,
      `reduce the maximum of lives of ${who.en} by ${n.en}`,
      { same: who },
    );
  },
  leaveLives(e, at) {
    const who = target(e.to, at);
    const n = counted(figure(e.amount, at), life);
    return command(`оставить ${who.ru('dat')} ровно ${n.ru}`, `leave ${who.en} with exactly ${n.en}`, {
      same: who,
    });
  },
  shedLives(e, at) {
    const who = target(e.to, at);
    const n = counted(figure(e.amount, at), moreLife);
    return command(`снять ${who.after('с', 'gen')} ${n.ru}`, `take ${n.en} off ${who.en}`, { same: who });
  },
  chips: (e, at) => receives(target(e.to, at), isSelf(e.to, at), chips(figure(e.amount, at))),
  loseChips: (e, at) =>
    loses(
      target(e.to, at),
      isSelf(e.to, at),
      e.amount === 'all' ? say('все фишки', 'all chips') : chips(figure(e.amount, at)),
    ),
  open(e, at) {
    const who = target(e.to, at);
    return command(isSelf(e.to, at) ? 'открыться' : `открыть ${who.ru('acc')}`, `open ${who.en}`, {
      same: who,
    });
  },
  close(e, at) {
    const who = target(e.to, at);
    return command(isSelf(e.to, at) ? 'закрыться' : `закрыть ${who.ru('acc')}`, `close ${who.en}`, {
      same: who,
    });
  },
  stayOpen(e, at) {
    const who = target(e.to, at);
    if (isSelf(e.to, at))
      return command('не закрываться после этой атаки', `do not close ${who.en} after this attack`);
    return befalls(
      who,
      {
        ru: { one: 'не закрывается после этой атаки', many: 'не закрываются после этой атаки' },
        en: { one: 'does not close after this attack', many: 'do not close after this attack' },
      },
      say(`не закрывать ${who.ru('acc')} после этой атаки`, `not close ${who.en} after this attack`),
    );
  },
  destroy(e, at) {
    if (e.livesMax !== undefined) {
      const n = figure(e.livesMax, { ...at, same: finished });
      const plain = /^\d+$/.test(n.ru);
      return plain
        ? command(`добивание на ${n.ru}`, `finishing-off ${n.en}`, { same: finished })
        : command(`добивание на X, где X — ${n.ru}`, `finishing-off X, where X is ${n.en}`, {
            same: finished,
          });
    }
    const who = target(e.to, at);
    return command(`уничтожить ${who.ru('acc')}`, `destroy ${who.en}`, { same: who });
  },
  return(e, at) {
    const who = target(e.to, at);
    return command(`вернуть ${who.ru('acc')} в колоду`, `return ${who.en} to the deck`, { same: who });
  },
  exile(e, at) {
    const who = target(e.to, at);
    return command(`изгнать ${who.ru('acc')}`, `exile ${who.en}`, { same: who });
  },
  exileDead(e, at) {
    const who = dead(e.what ?? {}, at);
    const whose =
      e.side === 'yours'
        ? say('вашего кладбища', 'your graveyard')
        : say('кладбища противника', 'the opponent’s graveyard');
    return command(`изгнать ${who.ru('acc')} с ${whose.ru}`, `exile ${who.en} from ${whose.en}`, {
      it: role(who.noun, adjective('изгнанный'), 'exiled'),
    });
  },
  give(e, at, inner) {
    const who = target(e.to, at);
    const self = isSelf(e.to, at);
    const until = lasting(e.until, e.turns === undefined ? null : figure(e.turns, at));
    const gains = inner.gains(e.gains, at, who);
    const single = e.single ? say(' (не складывается)', ' (does not add up)') : say('', '');
    const tail = say(until.ru + single.ru, until.en + single.en);
    const told = holds(who.ru('nom'), subject(who), who.many, gains, {
      ru: ['получает', 'получают'],
      en: ['gains', 'gain'],
    });
    const finite = say(told.ru + tail.ru, told.en + tail.en);
    // Only things can be given; deeds are told of whom they befall.
    if (gains.some(({ kind }) => kind !== 'thing'))
      return { say: finite, may: finite, leaves: { same: who } };
    const things = holds('', '', false, gains, { ru: ['', ''], en: ['', ''] });
    const what = say(things.ru.trim() + tail.ru, things.en.trim() + tail.en);
    return self
      ? receives(who, true, what)
      : {
          say: finite,
          may: say(`дать ${who.ru('dat')} ${what.ru}`, `give ${who.en} ${what.en}`),
          leaves: { same: who },
        };
  },
  lose(e, at) {
    const until = lasting(e.until);
    const what =
      e.what === 'features' ? say('все особенности', 'all features') : wordName(e.what, undefined, 'acc');
    const land = e.cell ? cellPhrase(e.cell, at) : null;
    return loses(
      target(e.to, at),
      isSelf(e.to, at),
      say(
        `${what.ru}${until.ru}${land ? `, приземляясь на ${land.ru('acc')}` : ''}`,
        `${what.en}${until.en}${land ? `, landing on ${land.en}` : ''}`,
      ),
    );
  },
  control(e, at) {
    const who = target(e.to, at);
    const until = lasting(e.until);
    return command(
      `получить контроль над ${who.ru('ins')}${until.ru}`,
      `take control of ${who.en}${until.en}`,
      { same: who },
    );
  },
  relocate(e, at) {
    const who = target(e.to, at);
    const { as } = e;
    const to = cellPhrase(e.cell, as && e.cell.within === undefined ? at : { ...at, same: who });
    const by =
      e.by === 'opponent' && !byOpponent(e.to)
        ? say(' по выбору противника', ' of the opponent’s choice')
        : say('', '');
    const self = isSelf(e.to, at);
    if (as === 'jump' && self)
      return command(`прыжок на ${to.ru('acc')}${by.ru}`, `jump to ${to.en}${by.en}`, { same: who });
    const [one, acc, en] =
      as === 'teleport'
        ? ['телепортироваться', 'телепортировать', 'teleport']
        : ['переместиться', 'переместить', 'relocate'];
    return command(
      `${self ? one : `${acc} ${who.ru('acc')}`} на ${to.ru('acc')}${by.ru}`,
      `${en} ${who.en} to ${to.en}${by.en}`,
      { same: who },
    );
  },
  place(e, at) {
    const who = target(e.to, at);
    const to = cellPhrase(e.cell, { ...at, same: who });
    return command(`поместить ${who.ru('acc')} на ${to.ru('acc')}`, `place ${who.en} on ${to.en}`, {
      same: who,
    });
  },
  swap(e, at) {
    const [a, b] = [target(e.to, at), target(e.with, at)];
    return command(`поменять местами ${a.ru('acc')} и ${b.ru('acc')}`, `swap ${a.en} and ${b.en}`, {
      same: a,
    });
  },
  seat(e, at) {
    const who = target(e.to, at);
    const host = target(e.onto, { ...at, same: who });
    const as = e.symbiont ? say(' как симбиота', ' as a symbiont') : say('', '');
    return command(
      `поместить ${who.ru('acc')}${as.ru} ${host.after('на', 'acc')}`,
      `put ${who.en}${as.en} on ${host.en}`,
      { same: who },
    );
  },
  push(e, at) {
    const who = target(e.to, at);
    return command(
      `сдвинуть ${who.ru('acc')} на 1 клетку в том же направлении`,
      `push ${who.en} one cell in the same direction`,
      { same: who },
    );
  },
  moveWounds(e, at) {
    const from = target(e.from, at);
    const to = target(e.to, at);
    const n = figure(e.amount, at);
    const ru = e.upTo
      ? `до ${n.ru} ${n.ru === '1' ? wound.ru.sg.gen : wound.ru.pl.gen}`
      : counted(n, wound).ru;
    return command(
      `перераспределить ${ru} ${from.after('с', 'gen')} ${to.after('на', 'acc')}`,
      `move ${e.upTo ? 'up to ' : ''}${counted(n, wound).en} from ${from.en} to ${to.en}`,
      { same: to },
    );
  },
  spread(e, at) {
    const among = phrase(e.among, at, 'bare');
    const n = counted(figure(e.amount, at), wound);
    return command(`распределить ${n.ru} между ${among.ru('ins')}`, `deal out ${n.en} among ${among.en}`, {
      same: among,
    });
  },
  mark(e, at) {
    const { ru, en } = markerName(e.marker);
    const until = lasting(e.until);
    const n = e.amount === undefined || e.amount === 1 ? null : figure(e.amount, at);
    return receives(
      target(e.to, at),
      isSelf(e.to, at),
      say(
        `${n ? `маркеры (${n.ru})` : 'маркер'} «${ru}»${until.ru}`,
        `${n ? `${n.en} ${en} markers` : `the ${en} marker`}${until.en}`,
      ),
    );
  },
  unmark(e, at) {
    const who = target(e.to, at);
    const { ru, en } = markerName(e.marker);
    return command(
      `снять ${who.after('с', 'gen')} маркер «${ru}»`,
      `remove the ${en} marker from ${who.en}`,
      { same: who },
    );
  },
  reveal(e, at) {
    const who = target(e.to, at);
    return command(isSelf(e.to, at) ? 'вскрыться' : `вскрыть ${who.ru('acc')}`, `reveal ${who.en}`, {
      same: who,
    });
  },
  numb(e, at) {
    const who = target(e.to, at);
    return befalls(
      who,
      {
        ru: {
          one: 'не открывается в начале своего следующего хода',
          many: 'не открываются в начале своего следующего хода',
        },
        en: {
          one: 'does not open at the start of its next turn',
          many: 'do not open at the start of their next turn',
        },
      },
      say(
        `не дать ${who.ru('dat')} открыться в начале своего следующего хода`,
        `keep ${who.en} from opening at the start of its next turn`,
      ),
    );
  },
  choose(e, at) {
    const who = target(e.to, at);
    const where = whereX(e.to, at);
    return command(`выбрать ${who.ru('acc')}${where.ru}`, `choose ${who.en}${where.en}`, { same: who });
  },
  incarnationChip(e, at) {
    if (e.to === 'this') return command('получить фишку инкарнации', 'this card gains an incarnation chip');
    const who = dead(e.to, at);
    return command(
      `положить фишку инкарнации на ${who.ru('acc')} на вашем кладбище`,
      `put an incarnation chip on ${who.en} in your graveyard`,
      { same: who },
    );
  },
};

const byOpponent = (to: Target): boolean => typeof to === 'object' && 'choose' in to && to.by === 'opponent';

/** Whom finishing-off is aimed at. */
const finished: Phrase = {
  ...phraseOf(
    card,
    'its target',
    (c) => ({ nom: 'цель', gen: 'цели', dat: 'цели', acc: 'цель', ins: 'целью', pre: 'цели' })[c],
  ),
  fixed: true,
};

/** "a chip" needs no number. */
const chips = (n: ReturnType<typeof figure>) => (n.ru === '1' ? say('фишку', 'a chip') : counted(n, chip));
