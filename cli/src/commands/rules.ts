import { type AnyGame, nearest, type Text } from '@vigrid/kernel';
import { type Coverage, type CoverageFigures, coverageFigures } from '@vigrid/kernel/coverage';
import { percent } from '@vigrid/speech';
import type { Command } from '../command.ts';
import { failed, misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { coverageOf, folderOf, roomOf } from '../games.ts';
import { type FoundRule, findRule, idsOf, ruleLines } from '../rule.ts';
import { detailsName } from '../rulings.ts';
import { holds } from '../search.ts';

export const rules: Command = {
  name: 'rules',
  usage: 'GAME [ID | --search TEXT | --coverage]',
  about: {
    ru: 'правила игры: все, одно, поиск, что из них проверено',
    en: 'the rules of a game: all, one, a search, how many are proved',
  },
  more: [
    {
      ru: 'Правило показывается с отсылками, с местами кода, где оно выполняется, и со сценариями и тестами, которые его проверяют. С --coverage считается, сколько правил проверено и сколько названо игрокам там, где они выполняются: в событии, вопросе, отказе или итоге; пояснения в коде не в счёт. С --json это {"game","rules","enforceable","cited","covered","uncovered","untold"}.',
      en: 'A rule is shown with its references, where the code enforces it and which scenarios and tests prove it. With --coverage it counts the rules that are proved, and those named to players where they are enforced: in an event, a question, a refusal or a result; comments do not count. With --json it is {"game","rules","enforceable","cited","covered","uncovered","untold"}.',
    },
  ],
  takes: { min: 1, max: 2 },
  options: {
    search: { value: 'TEXT', about: { ru: 'в заголовках и текстах', en: 'in titles and texts' } },
    coverage: { about: { ru: 'какие правила проверены', en: 'which rules are proved' } },
  },

  async run(call, desk) {
    const [id, wanted] = call.args;
    const { game } = await roomOf(id);
    const search = call.value('search');
    if ([wanted !== undefined, search !== undefined, call.has('coverage')].filter(Boolean).length > 1) {
      throw misused(
        'Нужно одно: номер правила, --search или --coverage.',
        'Give one of them: the id of a rule, --search or --coverage.',
      );
    }
    if (call.has('coverage')) return showCoverage(game, await coverageOf(game), desk);
    if (wanted !== undefined) showRule(game, called(game, wanted), await coverageOf(game), desk);
    else showList(game, search, desk);
    return 0;
  },
};

function called(game: AnyGame, wanted: string): FoundRule {
  const found = findRule(game, wanted);
  if (found) return found;
  const near = nearest(wanted, idsOf(game));
  throw failed(
    `Правила «${wanted}» нет. ${near ? `Может быть, ${near}?` : `Все правила: vigrid rules ${game.id}`}`,
    `There is no rule "${wanted}". ${near ? `Did you mean ${near}?` : `For all of them: vigrid rules ${game.id}`}`,
  );
}

function showRule(game: AnyGame, found: FoundRule, { uses }: Coverage, desk: Desk): void {
  const { ink, say } = desk;
  const places = (how: 'cited' | 'covered') =>
    (uses.get(found.id)?.[how] ?? []).map(({ path, line }) => `${folderOf(game)}/${path}:${line}`);
  const [cited, covered] = [places('cited'), places('covered')];
  if (desk.json) {
    desk.printJson({ game: game.id, ...found, cited, covered });
    return;
  }
  for (const line of ruleLines(game, found, desk)) desk.print(line);
  const list = (head: string, lines: readonly string[]) => {
    desk.print(ink.strong(head));
    for (const line of lines.length > 0 ? lines : ['–']) desk.print(`  ${ink.faint(line)}`);
  };
  list(say({ ru: 'Код', en: 'Code' }), cited);
  list(say({ ru: 'Сценарии и тесты', en: 'Scenarios and tests' }), covered);
}

function showList(
  game: AnyGame,
  search: string | undefined,
  { json, ink, print, printJson, say }: Desk,
): void {
  const found = idsOf(game)
    .map((id) => findRule(game, id))
    .filter((one) => one !== null)
    .filter(
      ({ id, title, question, text, reason }) =>
        search === undefined || holds(search, [id, title, question, text, reason]),
    );
  if (found.length === 0) {
    throw failed(`Ни одно правило не подходит: «${search}».`, `No rule has "${search}" in it.`);
  }
  let chapter: string | null = '';
  for (const rule of found) {
    if (json) {
      printJson({ game: game.id, ...rule });
      continue;
    }
    if (chapter !== rule.chapter) {
      chapter = rule.chapter;
      print(ink.strong(say(chapterName(game, chapter))));
    }
    print(`  ${ink.info(rule.id)}  ${say(rule.title)}`);
  }
}

function chapterName(game: AnyGame, chapter: string | null): Text {
  if (chapter === null) return { ru: 'Наши решения', en: 'Our rulings' };
  if (chapter === 'details') return detailsName;
  if (chapter === 'table') return { ru: 'Правила стола', en: 'Rules of the table' };
  return game.rulebook.chapters[chapter];
}

/** Citations of rules that do not exist fail it. */
function showCoverage(
  game: AnyGame,
  coverage: Coverage,
  { json, ink, print, printJson, note, say }: Desk,
): 0 | 1 {
  const nameOf = (part: string): string =>
    say(game.rulebook.parts?.find(({ name }) => name.en === part)?.name ?? { ru: part, en: part });
  const printFigures = ({ part, rules, enforceable, cited, covered }: CoverageFigures): void => {
    const share = (n: number) => say(percent(n / enforceable));
    if (part) print(nameOf(part));
    print(
      say({
        ru: `  правил ${rules}, из них выполнимых ${enforceable}`,
        en: `  ${rules} rules, ${enforceable} of them enforceable`,
      }),
    );
    print(
      say({
        ru: `  игроки видят по номеру ${cited} (${share(cited)})`,
        en: `  ${cited} named to players where they are enforced (${share(cited)})`,
      }),
    );
    print(
      say({
        ru: `  проверено ${covered} (${share(covered)})`,
        en: `  ${covered} proved (${share(covered)})`,
      }),
    );
  };
  const printIds = (title: Text, part: string | undefined, ids: readonly string[]): void => {
    if (ids.length === 0) return;
    const head = say(title);
    print(part ? `${head}, ${nameOf(part)}:` : `${head}:`);
    for (const id of ids) {
      const use = coverage.uses.get(id);
      const here = use?.cited[0] ?? use?.mentioned[0];
      const place = here
        ? `${folderOf(game)}/${here.path}:${here.line}`
        : say({ ru: 'в коде не названо', en: 'not cited' });
      print(`  ${ink.info(id)}  ${say(game.rulebook.rules[id].title)}  ${ink.faint(place)}`);
    }
  };
  const parts = coverageFigures(game.id, game.rulebook, coverage);
  if (json) for (const figures of parts) printJson(figures);
  else {
    print(ink.strong(say(game.name)));
    for (const figures of parts) printFigures(figures);
    const rulings = Object.keys(game.rulebook.rulings);
    const proved = rulings.filter((id) => (coverage.uses.get(id)?.covered.length ?? 0) > 0);
    print(
      say({
        ru: `  решений ${rulings.length}, проверено ${proved.length}`,
        en: `  ${rulings.length} rulings, ${proved.length} proved`,
      }),
    );
    for (const { part, uncovered, untold } of parts) {
      printIds({ ru: 'Не проверены', en: 'Not proved' }, part, uncovered);
      printIds({ ru: 'Названы лишь в пояснениях кода', en: 'Named in comments alone' }, part, untold);
    }
  }
  for (const { path, line, text } of coverage.problems) note(`${folderOf(game)}/${path}:${line} ${text}`);
  return coverage.problems.length > 0 ? 1 : 0;
}
