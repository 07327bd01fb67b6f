/** What an ability says: alone, after "may", and whom it has spoken of. */
import type { Text } from '@vigrid/kernel';
import { type Doing, figures, type Lexeme, say, toldOf } from '@vigrid/speech';
import type { Until } from '../abilities/index.ts';
import { chip, turn } from './nouns.ts';
import type { Phrase, Setting } from './phrases.ts';
import { gain, lose } from './verbs.ts';

export interface Clause {
  readonly say: Text;
  /** After «может» and "you may". */
  readonly may: Text;
  /** Whom or what the next ability may speak of. */
  readonly leaves?: Partial<Setting>;
}

/** A command, the same after "may". */
export const command = (ru: string, en: string, leaves: Partial<Setting> = {}): Clause => ({
  say: say(ru, en),
  may: say(ru, en),
  leaves,
});

/** Told of somebody ("a creature gains a chip"), or done to them where it may be left ("give a creature a chip"). */
export function befalls(who: Phrase, does: Doing, may: Text, what?: Text): Clause {
  return { say: toldOf(who, does, what), may, leaves: { same: who } };
}

/** "gains a chip", and of this card «получить фишку». */
export function receives(who: Phrase, self: boolean, what: Text): Clause {
  if (self)
    return {
      ...command(`получить ${what.ru}`, `${who.en} gains ${what.en}`),
      may: say(`получить ${what.ru}`, `have ${who.en} gain ${what.en}`),
      leaves: { same: who },
    };
  return befalls(who, gain, say(`дать ${who.ru('dat')} ${what.ru}`, `give ${who.en} ${what.en}`), what);
}

export function loses(who: Phrase, self: boolean, what: Text): Clause {
  if (self)
    return {
      say: say(`потерять ${what.ru}`, `${who.en} loses ${what.en}`),
      may: say(`потерять ${what.ru}`, `have ${who.en} lose ${what.en}`),
      leaves: { same: who },
    };
  return befalls(
    who,
    lose,
    say(`лишить ${who.ru('acc')}: ${what.ru}`, `make ${who.en} lose ${what.en}`),
    what,
  );
}

/** "until the end of the turn"; nothing for what stays. */
export function lasting(until: Until | undefined, turns: Text | null = null): Text {
  // Twice the end of one's own turn is that of the next one.
  if (turns?.ru === '2' && until === 'yourTurnEnd')
    return say(' до конца вашего следующего хода', ' until the end of your next turn');
  if (turns) {
    const whose = until === 'enemyTurnEnd' ? say(' противника', ' of the opponent') : say('', '');
    return say(
      ` на ${turns.ru} ${turns.ru === '1' ? turn.ru.sg.acc : turn.ru.pl.gen}${whose.ru}`,
      ` for ${turns.en} turns${whose.en}`,
    );
  }
  switch (until) {
    case undefined:
      return say('', '');
    case 'turnEnd':
      return say(' до конца хода', ' until the end of the turn');
    case 'enemyTurnEnd':
      return say(' до конца хода противника', ' until the end of the opponent’s turn');
    case 'yourTurnEnd':
      return say(' до конца вашего хода', ' until the end of your turn');
    case 'itsTurnEnd':
      return say(' до конца своего хода', ' until the end of its own turn');
    case 'itsNextTurnEnd':
      return say(' до конца своего следующего хода', ' until the end of its own next turn');
    case 'yourTurn':
      return say(' до начала вашего хода', ' until the start of your turn');
    case 'moves':
      return say(' до своего перемещения', ' until it relocates');
    case 'sourceLeaves':
      return say(', пока эта карта в игре', ' while this card is in play');
    case 'sourceMoves':
      return say(
        ', пока эта карта не переместится и не покинет игру',
        ' until this card relocates or leaves play',
      );
    case 'apart':
      return say(
        ', пока рядом стоит карта противника с именем этой карты',
        ' while an opposing card of this name stands next to it',
      );
    case 'strikesAnother':
      return say(
        ', пока эта карта не нападёт простым ударом на другую карту',
        ' until this card simple-strikes another card',
      );
    case 'itActs':
      return say(' до своего следующего действия', ' until it acts');
  }
}

/** "2 wounds", «2 раны»; "X chips", «X фишек». */
export function counted(amount: Text, what: Lexeme): Text {
  const n = Number(amount.ru);
  if (Number.isInteger(n)) return say(figures(n, what.ru), `${n} ${n === 1 ? what.en.one : what.en.many}`);
  if (amount.ru === 'X') return say(`X ${what.ru.pl.gen}`, `X ${what.en.many}`);
  return say(`${what.ru.pl.acc} (${amount.ru})`, `${what.en.many} (${amount.en})`);
}

/** "a chip" needs no number. */
export const chipsOf = (n: Text): Text => (n.ru === '1' ? say('фишку', 'a chip') : counted(n, chip));
