/** The parsers of the house, and the rules of this language that need themselves by way of other files. */
import { map, type Parser } from '@vigrid/speech/reading';

export * from '@vigrid/speech/reading';

/** A text within a text: one feature, or several in one sentence. */
export const inner = (rule: 'feature' | 'abilities'): Parser<readonly unknown[]> =>
  map(
    (at, run) => run.rules[rule](at, run),
    (said) => (Array.isArray(said) ? said : undefined),
  );

/** What one may be or have, told with a verb. */
export const innerState: Parser<Readonly<Record<string, unknown>>> = map(
  (at, run) => run.rules.state(at, run),
  (said) => (typeof said === 'object' && said !== null ? { ...said } : undefined),
);
