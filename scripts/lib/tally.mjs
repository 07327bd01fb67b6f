/**
 * What counts of a vitest report in JSON.
 * @typedef {{ status: string }} TestResult
 * @typedef {{ status: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ passed: number, failed: number }} Tally
 */

/**
 * Counts the tests of a vitest run. A file that could not even be loaded is one failure, and so is a run that
 * ended badly though every test in it passed (an error outside any test), or that left no report.
 * @param {{ testResults: FileResult[] } | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tally(report, exitCode) {
  let passed = 0;
  let failed = 0;
  for (const file of report?.testResults ?? []) {
    const failures = file.assertionResults.filter((test) => test.status === 'failed').length;
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failed += file.status === 'failed' ? Math.max(failures, 1) : failures;
  }
  return { passed, failed: exitCode !== 0 ? Math.max(failed, 1) : failed };
}
