import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gameIds } from '@vigrid/games';
import { coverageFigures } from '@vigrid/kernel/coverage.ts';
import { runScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { yamlFiles } from '../src/files.ts';
import { coverageOf, folderOf, roomOf, root } from '../src/games.ts';

/** The number of proved rules never falls: each game keeps the highest so far, part by part, in its coverage.json. */
describe.each(gameIds)('the rules of %s', async (id) => {
  const { game } = await roomOf(id);
  const coverage = await coverageOf(game);
  const file = `${folderOf(game)}/coverage.json`;
  const kept: number[] = JSON.parse(readFileSync(join(root, file), 'utf8')).covered;
  const covered = coverageFigures(id, game.rulebook, coverage).map((part) => part.covered);
  const scenarios = await yamlFiles([join(root, folderOf(game), 'scenarios')]);

  test('are cited only where they exist', () => {
    expect(coverage.problems).toEqual([]);
  });

  test('are not proved by fewer scenarios and tests than before', () => {
    expect(kept).toHaveLength(covered.length);
    for (const [part, most] of kept.entries()) {
      expect(covered[part], `see vigrid rules ${id} --coverage`).toBeGreaterThanOrEqual(most);
      if (covered[part] > most)
        console.info(`${id}: ${covered[part]} rules are proved; raise ${file} from ${most}.`);
    }
  });

  test.each(scenarios.map((path) => relative(root, path)))('%s holds', (path) => {
    expect(runScenario(readFileSync(join(root, path), 'utf8'), { [id]: game }).failures).toEqual([]);
  });
});
