/** How a game in the terminal shows itself: as text for people, or as JSON lines for programs. */
import { count, type GameEvent, type Menu, type MenuItem, type Question, type Result } from '@vigrid/kernel';
import type { Desk } from '../desk.ts';
import type { Room } from '../games.ts';
import { menuLines } from './menu.ts';
import type { Witness } from './witness.ts';

export interface Face {
  /** Something has happened. */
  told(event: GameEvent, text: string): void;
  /** A question is put, with the position to answer it in. */
  asked(question: Question, menu: Menu, view: object): void;
  /** Something typed is not done, and why. */
  refused(text: string, rules: readonly string[]): void;
  /** What was typed could mean any of these. */
  unclear(items: readonly MenuItem[], menu: Menu): void;
  /** Something that was asked for: a rule, a card, the log. */
  shown(lines: readonly string[]): void;
  ended(result: Result, view: object, text: string): void;
}

export function textFace({ game, terminal }: Room, who: Witness, { ink, print, say }: Desk): Face {
  const position = (view: object) => {
    print('');
    for (const line of terminal.draw(view, who)) print(line);
    print('');
  };
  return {
    told: (event, text) => print(`${ink.faint('·')} ${text} ${ink.faint(event.rule)}`),
    asked(question, menu, view) {
      position(view);
      print(`${ink.strong(game.speak.question(question, who.lang, who.names))} ${ink.info(question.rule)}`);
      for (const line of menuLines(menu, who)) print(line);
    },
    refused(text, rules) {
      print(`${ink.bad('✗')} ${text}${rules.length > 0 ? ink.info(` ${rules.join(', ')}`) : ''}`);
    },
    unclear(items, menu) {
      print(say({ ru: 'Что именно?', en: 'Which of these?' }));
      for (const item of items) print(`  ${ink.lit(`${menu.items.indexOf(item) + 1})`)} ${item.label}`);
    },
    shown(lines) {
      for (const line of lines) print(line);
    },
    ended(result, view, text) {
      position(view);
      print(`${ink.strong(text)} ${ink.info(result.rule)}`);
    },
  };
}

export function jsonFace({ game }: Room, who: Witness, { printJson }: Desk): Face {
  return {
    told: (event, text) => printJson({ kind: 'event', text, event }),
    asked(question, menu, view) {
      const items = menu.items.map(({ label, value }, i) => ({ number: i + 1, label, value }));
      const text = game.speak.question(question, who.lang, who.names);
      printJson({ kind: 'ask', text, answers: count(question), items, question, view });
    },
    refused: (text, rules) => printJson({ kind: 'refused', text, rules }),
    unclear: (items) => printJson({ kind: 'unclear', items: items.map(({ label }) => label) }),
    shown: (lines) => printJson({ kind: 'text', lines }),
    ended: (result, view, text) => printJson({ kind: 'end', text, result, view }),
  };
}
