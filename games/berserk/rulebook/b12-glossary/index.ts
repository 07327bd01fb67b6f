/** Part 8 of the 2012 rulebook: the glossary, the icons, the wordings of cards and the latest corrections. */
import { glossaryAToB } from './a-b.ts';
import { glossaryChanges } from './changes.ts';
import { glossaryGToZ } from './g-z.ts';
import { glossaryIToL } from './i-l.ts';
import { glossaryM } from './m.ts';
import { glossaryN } from './n.ts';
import { glossaryO } from './o.ts';
import { glossaryP } from './p.ts';
import { glossaryR } from './r.ts';
import { glossaryS } from './s.ts';
import { glossarySymbols } from './symbols.ts';
import { glossaryTToYa } from './t-ya.ts';
import { glossaryV } from './v.ts';
import { glossaryWordings } from './wordings.ts';

export const glossary = {
  ...glossaryAToB,
  ...glossaryV,
  ...glossaryGToZ,
  ...glossaryIToL,
  ...glossaryM,
  ...glossaryN,
  ...glossaryO,
  ...glossaryP,
  ...glossaryR,
  ...glossaryS,
  ...glossaryTToYa,
  ...glossarySymbols,
  ...glossaryWordings,
  ...glossaryChanges,
};
