import { styleText } from 'node:util';
import { type Ink, plainInk } from '@vigrid/kernel/terminal';

type Format = Parameters<typeof styleText>[0];

/** Colours for a terminal; plain text for anything else. */
export function inkFor(colour: boolean): Ink {
  if (!colour) return plainInk;
  const paint = (format: Format) => (text: string) =>
    text === '' ? text : styleText(format, text, { validateStream: false });
  const plain = (text: string) => text;
  const dyes = new Map(Object.entries(dyeFormats).map(([dye, format]) => [dye, paint(format)]));
  const seats = seatFormats.map(paint);
  return {
    strong: paint('bold'),
    faint: paint('dim'),
    good: paint('green'),
    bad: paint('red'),
    info: paint('cyan'),
    lit: paint('yellow'),
    dyed: (dye, text) => (dyes.get(dye) ?? plain)(text),
    seated: (seat, text) => (seats[seat] ?? plain)(text),
  };
}

/** The terminal's own colours, so that they suit its theme. */
const dyeFormats: Readonly<Record<string, Format>> = {
  steppe: 'yellow',
  mountain: 'blueBright',
  forest: 'green',
  swamp: 'cyan',
  darkness: 'magenta',
  fire: 'red',
};

const seatFormats: readonly Format[] = ['red', 'blueBright', 'green', 'yellow', 'magenta', 'gray'];
