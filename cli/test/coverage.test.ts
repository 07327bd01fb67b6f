import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gameIds } from '@vigrid/games';
import { coverageFigures } from '@vigrid/kernel/coverage';
import { runScenario } from '@vigrid/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { yamlFiles } from '../src/files.ts';
import { coverageOf, folderOf, roomOf, root } from '../src/games.ts';

/**
 * The number of rules that are proved never falls, nor that of those named to players: each game keeps the highest so
 * far, part by part, in its coverage.json.
 */
describe.each(gameIds)('the rules of %s', async (id) => {
  const { game } = await roomOf(id);
  const coverage = await coverageOf(game);
  const file = `${folderOf(game)}/coverage.json`;
  const kept: Record<'covered' | 'cited', number[]> = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const parts = coverageFigures(id, game.rulebook, coverage);
  const scenarios = await yamlFiles([join(root, folderOf(game), 'scenarios')]);

  test('are cited only where they exist', () => {
    expect(coverage.problems).toEqual([]);
  });

  test.each(['covered', 'cited'] as const)('are not %s in smaller number than before', (how) => {
    expect(kept[how]).toHaveLength(parts.length);
    for (const [part, most] of kept[how].entries()) {
      expect(parts[part][how], `see vigrid rules ${id} --coverage`).toBeGreaterThanOrEqual(most);
      if (parts[part][how] > most)
        console.info(`${id}: ${parts[part][how]} rules are ${how}; raise ${file} from ${most}.`);
    }
  });

  test.each(scenarios.map((path) => relative(root, path)))('%s holds', (path) => {
    expect(runScenario(readFileSync(join(root, path), 'utf8'), { [id]: game }).failures).toEqual([]);
  });
});
