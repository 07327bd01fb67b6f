import { text as allOf } from 'node:stream/consumers';
import { readerOf } from '@vigrid/games';
import type { CardVerdict, PrintedCard } from '@vigrid/kernel/card-reader';
import type { Command } from '../command.ts';
import { misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { readText } from '../files.ts';
import { roomOf } from '../games.ts';

export const cardCompile: Command = {
  name: 'card compile',
  usage: 'GAME [FILE|-]',
  about: { ru: 'читает карты, как они напечатаны', en: 'reads cards as they are printed' },
  more: [
    {
      ru: 'В файле (или на входе) либо карта за картой через пустую строку — имя, под ним текст, знаки словами: {tap}, {counter}, {strike}, — либо JSON по строке на карту: name, text, icons и числа карты. Что не прочитано, показывается вместе с местом.',
      en: 'The file (or the input) has either cards with a blank line between them (the name, below it the text, signs as words: {tap}, {counter}, {strike}) or a line of JSON for each: name, text, icons and figures. What could not be read is shown with its place.',
    },
  ],
  takes: { min: 1, max: 2 },
  options: {},

  async run({ args: [id, file = '-'] }, desk) {
    const { game } = await roomOf(id);
    const reader = await readerOf(game.id);
    if (!reader) {
      throw misused(
        `Карты игры «${game.name.ru}» здесь не читают.`,
        `Cards of ${game.name.en} are not read here.`,
      );
    }
    const cards = printedCards(file === '-' ? await allOf(process.stdin) : await readText(file));
    const total = { cards: 0, sentences: 0, compiled: 0, cardsWhole: 0 };
    for (const card of cards) {
      const verdict = reader.compile(card);
      total.cards++;
      total.sentences += verdict.sentences;
      total.compiled += verdict.compiled;
      if (verdict.accepted) total.cardsWhole++;
      show(card, verdict, desk);
    }
    if (desk.json) desk.printJson(total);
    else desk.print(desk.say(summary(total)));
    return total.cardsWhole === total.cards ? 0 : 1;
  },
};

function summary({ cards, sentences, compiled, cardsWhole }: Record<string, number>) {
  return {
    ru: `Прочитано предложений: ${compiled} из ${sentences}; карт целиком: ${cardsWhole} из ${cards}.`,
    en: `Sentences read: ${compiled} of ${sentences}; whole cards: ${cardsWhole} of ${cards}.`,
  };
}

function show(card: PrintedCard, verdict: CardVerdict, { json, ink, print, printJson, say }: Desk): void {
  if (json) {
    const diagnostics = verdict.diagnostics.map((one) => ({ ...one, message: say(one.message) }));
    printJson({ ...verdict, diagnostics });
    return;
  }
  print(`${verdict.accepted ? ink.good('✓') : ink.bad('✗')} ${ink.strong(verdict.name)}`);
  if (say(verdict.text) !== '') print(`  ${say(verdict.text)}`);
  for (const { from, to, message } of verdict.diagnostics) {
    const before = card.text.slice(Math.max(0, from - 30), from);
    const place = card.text.slice(from, Math.max(to, from + 1)).slice(0, 60);
    print(`  ${before}${ink.bad(`⟦${place}⟧`)}`);
    print(`  ${say(message)}`);
  }
}

/** JSON lines, or blocks of plain text. */
function printedCards(text: string): PrintedCard[] {
  if (/^\s*\{\s*"/.test(text)) {
    const lines = text.split('\n').map((line, i) => ({ line, number: i + 1 }));
    return lines.filter(({ line }) => line.trim() !== '').map(({ line, number }) => fromJson(line, number));
  }
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block, i) => {
      const [first, ...rest] = block.split('\n');
      return rest.length === 0
        ? { name: `${i + 1}`, text: first }
        : { name: first.trim(), text: rest.join('\n') };
    });
}

function fromJson(line: string, number: number): PrintedCard {
  const wrong = () =>
    misused(
      `Строка ${number} — не карта: нужен JSON с полями name и text.`,
      `Line ${number} is no card: it has to be JSON with the fields name and text.`,
    );
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw wrong();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong();
  const { name, text, icons, ...figures } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof text !== 'string') throw wrong();
  return { name, text, figures, ...(isIcons(icons) && { icons }) };
}

const isIcons = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number');
