import type { Problem, Text } from '@vigrid/kernel';

/** What a command ends with: all well, a check failed, or it was called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** Why a command does not do what it was asked: a sentence for whoever called it, in both languages. */
export class Complaint extends Error {
  readonly code: ExitCode;
  readonly text: Text;

  constructor(code: ExitCode, text: Text) {
    super(text.en);
    this.code = code;
    this.text = text;
  }
}

/** The command was called wrongly. */
export const misused = (ru: string, en: string): Complaint => new Complaint(2, { ru, en });

/** The command was called well, and what it looked at is not in order. */
export const failed = (ru: string, en: string): Complaint => new Complaint(1, { ru, en });

/** Several problems as one complaint. */
export const misusedBy = (problems: readonly Problem[]): Complaint =>
  new Complaint(2, {
    ru: problems.map(({ text }) => text.ru).join('\n'),
    en: problems.map(({ text }) => text.en).join('\n'),
  });
