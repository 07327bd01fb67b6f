import type { Denial } from '@vigrid/protocol';

/** The server's no, in words a player understands; the rule where one applies. */
export class Denied extends Error {
  readonly denial: Denial;

  constructor(denial: Denial) {
    super(denial.text.en);
    this.name = 'Denied';
    this.denial = denial;
  }
}

/** A request that may not be sent twice was under way when the connection broke. */
export const lostOnTheWay: Denial = {
  text: {
    ru: 'Связь прервалась, и ответа не было. Проверьте список столов и повторите.',
    en: 'The connection broke before an answer came. Look at the list of tables, then try again.',
  },
};
