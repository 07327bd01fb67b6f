/** What it can not do (B12-G-cannot). */
import type { Text } from '@vigrid/kernel';
import { oneOf, optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { attackPattern, cellFilter, filter } from '../abilities/filter.ts';
import type { Cannot } from '../abilities/index.ts';
import type { GainKind } from '../abilities/kind.ts';
import { cannots } from '../abilities/vocabulary.ts';
import { pattern } from '../text/attacks.ts';
import { phrase } from '../text/filters.ts';
import { deed } from '../text/holding.ts';
import { cellsPhrase } from '../text/places.ts';

const shape = {
  what: oneOf(...cannots),
  at: optional(filter),
  /** Only such attacks. */
  of: optional(attackPattern),
  /** Only to these cells (RB-102); with `else`, to all others. */
  onto: optional(cellFilter),
  else: optional(yes),
};

export const cannot: GainKind<'cannot', typeof shape> = {
  shape,

  says({ what, at: whom, of, onto, else: others }, at) {
    const { ru, en } = forbids[what];
    if (of) {
      const attack = pattern(of, at, 'and');
      const at2 = whom && phrase(whom, at, 'bare');
      const tail = at2 ? say(` ${at2.after('по', 'dat')}`, ` at ${at2.en}`) : say('', '');
      return deed(
        say(
          `не может объявлять ${attack.ru('acc', true)}${tail.ru}`,
          `can not make ${attack.en(true)}${tail.en}`,
        ),
        say(
          `не могут объявлять ${attack.ru('acc', true)}${tail.ru}`,
          `can not make ${attack.en(true)}${tail.en}`,
        ),
      );
    }
    if (onto) {
      const cells = cellsPhrase(onto, at);
      return others
        ? deed(
            say(`может ${ru} только на ${cells.ru('acc')}`, `can ${en} only to ${cells.en}`),
            say(`могут ${ru} только на ${cells.ru('acc')}`, `can ${en} only to ${cells.en}`),
          )
        : deed(
            say(`не может ${ru} на ${cells.ru('acc')}`, `can not ${en} to ${cells.en}`),
            say(`не могут ${ru} на ${cells.ru('acc')}`, `can not ${en} to ${cells.en}`),
          );
    }
    if (what === 'act' && whom?.not) {
      const but = phrase(whom.not, at, 'bare');
      const tail = say(` простым ударом ${but.after('на', 'acc')}`, ` simple-striking ${but.en}`);
      return deed(
        say(`не может действовать, кроме нападения${tail.ru}`, `can not act but by${tail.en}`),
        say(`не могут действовать, кроме нападения${tail.ru}`, `can not act but by${tail.en}`),
      );
    }
    const target = whom && phrase(whom, at, 'bare');
    const tail = target ? say(` ${target.ru('acc')}`, ` ${target.en}`) : say('', '');
    return deed(
      say(`не может ${ru}${tail.ru}`, `can not ${en}${tail.en}`),
      say(`не могут ${ru}${tail.ru}`, `can not ${en}${tail.en}`),
    );
  },
};

const forbids: Readonly<Record<Cannot, Text>> = {
  attack: say('атаковать', 'attack'),
  strike: say('атаковать простым ударом', 'simple-strike'),
  act: say('действовать', 'act'),
  move: say('двигаться', 'move'),
  relocate: say('перемещаться', 'relocate'),
  open: say('открываться', 'open'),
  heal: say('излечиваться', 'be healed'),
  receiveLives: say('получать дополнительные жизни', 'receive extra lives'),
  defend: say('выступать защитником', 'act as defender'),
  accumulate: say('копить фишки', 'accumulate chips'),
  receiveChips: say('получать фишки', 'receive chips'),
  receiveOthersChips: say('получать фишки от других карт', 'receive chips from other cards'),
  fight: say('сражаться', 'fight'),
};
