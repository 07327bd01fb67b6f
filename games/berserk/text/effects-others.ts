/** What is done to attacks, rolls, cells and decks, and what is put off. */

import { adjective, article, list, phraseOf, pronoun, say, signed } from '@vigrid/speech';
import type { EffectKind } from '../abilities/types.ts';
import { pattern } from './attacks.ts';
import { type Clause, command, lasting } from './clauses.ts';
import type { EffectFor, Saying, toCards } from './effects-cards.ts';
import { strength } from './figures.ts';
import { figure, phrase } from './filters.ts';
import { holds } from './holding.ts';
import { grades, markerName } from './names.ts';
import { card, uses } from './nouns.ts';
import { anchored, type Phrase, plain, role, type Setting, thisCard } from './phrases.ts';
import { cellPhrase } from './places.ts';
import { singulars } from './singular.ts';
import { dead, target, whereAmount } from './targets.ts';

/** An attack of somebody: «простой удар вашего существа». */
function attackOf(
  who: Phrase,
  attack: EffectFor<'modifyAttack'>['attack'],
  at: Setting,
  against = false,
): { readonly ru: string; readonly en: string } {
  const of = pattern(attack, at);
  return against
    ? say(`${of.ru('acc', false)} ${who.after('по', 'dat')}`, `${article(of.en(false))} at ${who.en}`)
    : say(`${of.ru('acc', false)} ${who.ru('gen')}`, `${article(of.en(false))} of ${who.en}`);
}

const attackedCard: Phrase = { ...role(card, adjective('атакованный'), 'attacked'), fixed: true };

/** The reference to an attack under way is a plain "this attack". */
const thisAttack = say('эту атаку', 'this attack');

export const toOthers: Saying<Exclude<EffectKind, keyof typeof toCards>> = {
  summon: (e, at, inner) => brings(e, at, inner, say('вызвать', 'summon')),
  revive: (e, at, inner) => brings(e, at, inner, say('возродить', 'revive')),
  modifyAttack(e, at) {
    const who = target(e.whose, at);
    const attack = attackOf(who, e.attack, at, e.against ?? false);
    const leaves = { same: who };
    if (e.to !== undefined) {
      const to = typeof e.to === 'number' ? say(`${e.to}`, `${e.to}`) : say(toGrade[e.to], grades[e.to].en);
      return command(`свести ${attack.ru} к ${to.ru}`, `reduce ${attack.en} to ${to.en}`, leaves);
    }
    const by = e.by ?? 0;
    const down = typeof by === 'number' && by < 0;
    const n = figure(down ? -by : by, at);
    return command(
      `${down ? 'ослабить' : 'усилить'} ${attack.ru} на ${n.ru}`,
      `${down ? 'weaken' : 'strengthen'} ${attack.en} by ${n.en}`,
      leaves,
    );
  },
  modifyRoll(e, at) {
    const who = target(e.whose, at);
    const leaves = { same: who };
    if (e.reroll) return command(`перебросить кубик ${who.ru('gen')}`, `reroll the die of ${who.en}`, leaves);
    if (e.to !== undefined)
      return command(
        `сделать бросок кубика ${who.ru('gen')} равным ${e.to}`,
        `make the die roll of ${who.en} a ${e.to}`,
        leaves,
      );
    const by = signed(e.by ?? 0);
    return command(`${by} к броску кубика ${who.ru('gen')}`, `${by} to the die roll of ${who.en}`, leaves);
  },
  block(e, at) {
    const who = target(e.whose, at);
    const leaves = { same: who };
    if (e.types) {
      const ru = list(
        e.types.map((type) => uses[type].ru.sg.acc),
        ' или ',
      );
      const en = list(
        e.types.map((type) => uses[type].en.one),
        ' or ',
      );
      return command(`блокировать ${ru} ${who.ru('gen')}`, `block a ${en} of ${who.en}`, leaves);
    }
    // The moment has told which attack it is.
    if (!e.attack || typeof e.whose === 'string') {
      return command(`блокировать ${thisAttack.ru}`, `block ${thisAttack.en}`, leaves);
    }
    const attack = attackOf(who, e.attack, at);
    return command(`блокировать ${attack.ru}`, `block ${attack.en}`, leaves);
  },
  redirect(e, at) {
    const of = pattern(e.attack, at);
    const from = e.from ? phrase(e.from, at) : null;
    const to = target(e.to, { ...at, same: from ?? attackedCard });
    return command(
      `перенаправить ${of.ru('acc', false)}${from ? ` ${from.after('с', 'gen')}` : ''} ${to.after('на', 'acc')}`,
      `redirect ${article(of.en(false))}${from ? ` from ${from.en}` : ''} to ${to.en}`,
      { same: to },
    );
  },
  strikeBy(e, at) {
    const who = target(e.who, at);
    const whom = target(e.at, { ...at, same: e.at === 'same' && at.same ? at.same : who });
    const as = e.asOpen ? say(' как на открытую карту', ' as if it were open') : say('', '');
    const closing = e.closes
      ? say(' и закрывается', ' and closes')
      : say(', не закрываясь', ' without closing');
    const closings = e.closes
      ? say(' и закрываются', ' and close')
      : say(', не закрываясь', ' without closing');
    const told = say(
      `${who.ru('nom')} ${who.many ? 'нападают' : 'нападает'} простым ударом ${whom.after('на', 'acc')}${as.ru}${who.many ? closings.ru : closing.ru}`,
      `${who.en} ${who.many ? 'simple-strike' : 'simple-strikes'} ${whom.en}${as.en}${who.many ? closings.en : closing.en}`,
    );
    return { say: told, may: told, leaves: { same: whom } };
  },
  markCells(e, at, inner) {
    const { ru, en } = markerName(e.marker);
    const n = typeof e.count === 'number' || e.count === undefined ? (e.count ?? 1) : 1;
    const cells = cellPhrase(e.cells, at, { n, ...(e.upTo && { upTo: true }) });
    const until = lasting(e.until);
    const where = whereAmount(e.count, at);
    const many = n > 1 || e.upTo === true;
    const told = say(
      `положить ${many ? 'маркеры' : 'маркер'} «${ru}» ${e.upTo ? 'не более чем ' : ''}на ${cells.ru('acc')}${until.ru}${where.ru}`,
      `put ${many ? `${en} markers` : `the ${en} marker`} on ${cells.en}${until.en}${where.en}`,
    );
    const leaves = { cell: { ru: () => 'этой клеткой', en: 'that cell' } };
    if (!e.gains) return command(told.ru, told.en, leaves);
    const those = e.whose ? phrase(e.whose, at, 'bare') : plain(card, true);
    const who: Phrase = phraseOf(
      those.noun,
      `${those.en} on them`,
      (c) => `${those.ru(c)} на этих клетках`,
      true,
    );
    const has = holds(who.ru('nom'), who.en, true, inner.gains(e.gains, at, who), {
      ru: ['имеет', 'имеют'],
      en: ['has', 'have'],
    });
    return command(`${told.ru}; ${has.ru}`, `${told.en}; ${has.en}`, leaves);
  },
  unmarkCells(e) {
    const { ru, en } = markerName(e.marker);
    return command(`убрать с поля боя маркеры «${ru}»`, `remove the ${en} markers from the battlefield`);
  },
  moveMarks(e) {
    const { ru, en } = markerName(e.marker);
    return command(
      `переместить маркер «${ru}» на соседнюю клетку`,
      `move the ${en} marker to a neighbouring cell`,
    );
  },
  limitMoves(e, at) {
    const n = strength(e.most, at);
    return command(
      `в свой следующий ход противник может двигать не больше ${n.ru} существ`,
      `in their next turn the opponent may move at most ${n.en} creatures`,
    );
  },
  redeploy: () =>
    command(
      'заново расставить свои карты на своей половине поля боя, не вскрывая их',
      'deploy your cards anew on your half, without revealing them',
    ),
  prophecy: ({ count }) => command(`пророчество ${count}`, `prophecy ${count}`, { shown: count }),
  mill: () =>
    command(
      'положить верхнюю карту вашей колоды на кладбище',
      'put the top card of your deck into the graveyard',
    ),
  lookTop: ({ count }) =>
    command(
      count === 1
        ? 'посмотреть верхнюю карту вашей колоды и положить её на верх или под низ колоды'
        : `посмотреть ${count} верхние карты вашей колоды и положить их на верх или под низ колоды в любом порядке`,
      `look at the top ${count} cards of your deck and put them on top or on the bottom in any order`,
    ),
  keepShown: () =>
    command(
      'вернуть показанные карты на верх колоды в любом порядке',
      'put the cards shown back on top of the deck in any order',
    ),
  later(e, at, inner) {
    // Whom it is about was chosen before, or is chosen now.
    const who = e.to ? target(e.to, at) : null;
    const named = typeof e.to === 'object';
    const here: Setting = who ? { ...at, it: named ? pronoun(who) : who } : at;
    const does = inner.abilities(e.does, here);
    const when = laters[e.on];
    const choice = who && named ? say(`выбрать ${who.ru('acc')}; `, `choose ${who.en}; `) : say('', '');
    return command(
      `${choice.ru}${when.ru} — ${does.ru}`,
      `${choice.en}${when.en} – ${does.en}`,
      who ? { same: who } : {},
    );
  },
  trap(e, at, inner) {
    const who = phrase(e.who, at);
    const does = inner.abilities(e.does, { ...at, it: anchored('same', { ...at, same: who }) });
    return command(
      `когда ${who.ru('nom')} действует в следующий раз, — ${does.ru}`,
      `the next time ${who.en} acts – ${does.en}`,
    );
  },
  nextAttack(e, at) {
    const who = phrase(e.who, at);
    const of = pattern(e.attack, at);
    const down = e.by < 0;
    return command(
      `${down ? 'ослабить' : 'усилить'} следующую ${of.ru('acc', false)} ${who.ru('gen')} на ${Math.abs(e.by)}`,
      `${down ? 'weaken' : 'strengthen'} the next ${of.en(false)} of ${who.en} by ${Math.abs(e.by)}`,
    );
  },
  chooseRow({ half }) {
    const whose =
      half === undefined
        ? say('', '')
        : half === 'own'
          ? say(' вашей половины поля боя', ' of your half')
          : say(' половины поля боя противника', ' of the opponent’s half');
    return command(`выбрать ряд${whose.ru}`, `choose a row${whose.en}`);
  },
  chooseCell(e, at) {
    const { ru, en } = cellPhrase(e.cell, at);
    return command(`выбрать ${ru('acc')}`, `choose ${en}`, {
      cell: { ru: (c) => (c === 'ins' ? 'выбранной клеткой' : 'выбранной клетке'), en: 'the chosen cell' },
    });
  },
  chooseNumber(e, at) {
    if (typeof e.most === 'number')
      return command(`выбрать число X от 1 до ${e.most}`, `choose a number X from 1 to ${e.most}`);
    const { ru, en } = e.most === 'X' && at.x ? at.x : figure(e.most, at);
    return command(`выбрать число X (не больше, чем ${ru})`, `choose a number X (no more than ${en})`);
  },
  rollFor(e, at, inner) {
    let from = 1;
    const rows = e.table.map(({ upTo, does }) => {
      const { ru, en } = inner.abilities(does, at);
      const range = from === upTo ? `${upTo}` : `${from}–${upTo}`;
      from = upTo + 1;
      return say(does.length === 0 ? '' : `${range} — ${ru}`, does.length === 0 ? '' : `${range} – ${en}`);
    });
    const told = rows.filter(({ ru }) => ru !== '');
    return command(
      `бросить кубик: ${told.map(({ ru }) => ru).join('; ')}`,
      `roll the die: ${told.map(({ en }) => en).join('; ')}`,
    );
  },
  win: ({ who }) => (who ? command('проиграть', 'lose the game') : command('победить', 'win the game')),
  union: (e, at) => {
    const { ru, en } = figure(e.most, at);
    return command(
      `показать из колоды разные более дешёвые карты с единением (не больше ${ru}) и применить их особенности «при ударе»`,
      `show up to ${en} different cheaper cards with Union from the deck and use their “on strike” features`,
    );
  },
  singular(e, at) {
    const who = e.to ? target(e.to, at) : null;
    const told = singulars[e.what];
    if (!told) throw new Error(`What "${e.what}" does has no words; give it some in text/singular.ts.`);
    const { ru, en } = told(who ?? thisCard(at.type));
    return command(ru, en, who ? { same: who } : {});
  },
};

const toGrade = { weak: 'слабому', medium: 'среднему', strong: 'сильному' };

const laters = {
  yourTurnStart: say('в начале вашего следующего хода', 'at the start of your next turn'),
  turnEnd: say('в конце хода', 'at the end of the turn'),
  enemyTurnStart: say('в начале следующего хода противника', 'at the start of the opponent’s next turn'),
  enemyTurnEnd: say('в конце следующего хода противника', 'at the end of the opponent’s next turn'),
};

function brings(
  e: EffectFor<'summon'>,
  at: Setting,
  inner: Parameters<(typeof toOthers)['summon']>[2],
  does: { readonly ru: string; readonly en: string },
): Clause {
  const who = dead(e.what, at);
  const to = e.cell ? cellPhrase(e.cell, at) : null;
  const onto = e.onto ? target(e.onto, at) : null;
  const closed = e.closed ? say(' в закрытом виде', ' closed') : say('', '');
  const it = pronoun(who);
  const gains = e.gains ? inner.gains(e.gains, at, it) : [];
  const told = holds(it.ru('nom'), 'it', false, gains, {
    ru: ['получает', 'получают'],
    en: ['gains', 'gain'],
  });
  const tail = gains.length > 0 ? say(`; ${told.ru}`, `; ${told.en}`) : say('', '');
  return command(
    `${does.ru} ${who.ru('acc')}${to ? ` на ${to.ru('acc')}` : ''}${onto ? ` на клетку ${onto.ru('gen')}` : ''}${closed.ru}${tail.ru}`,
    `${does.en} ${who.en}${to ? ` on ${to.en}` : ''}${onto ? ` on the cell of ${onto.en}` : ''}${closed.en}${tail.en}`,
    { same: who },
  );
}
