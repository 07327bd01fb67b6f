/** The analysis of a game as the page has it: it grows while the worker goes through the game. */
import { useEffect, useState } from 'preact/compat';
import type { GoneThrough } from '../local/requests.ts';
import { newWorker } from '../local/transport.ts';
import type { Decision, Ended, Finding } from './worker/analyse.ts';

export interface Analysis {
  /** In the order of play. */
  readonly decisions: readonly Decision[];
  /** How many there are to weigh; null while that is not known. */
  readonly all: number | null;
  readonly end: Ended | null;
  readonly state: 'counting' | 'refining' | 'done' | 'failed';
}

const nothing: Analysis = { decisions: [], all: null, end: null, state: 'counting' };

/**
 * Findings come many in a second, and the whole page is drawn with them: so long it waits for more, in milliseconds, so
 * that a replay runs evenly meanwhile.
 */
const breath = 800;

/** What was gone through since the page was opened, by record. */
const kept = new Map<string, Analysis>();

/** `record` null: nothing is analysed. */
export function useAnalysis(record: string | null): Analysis | null {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  useEffect(() => {
    if (record === null) return setAnalysis(null);
    const before = kept.get(record);
    setAnalysis(before ?? nothing);
    if (before) return;
    let now = nothing;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      waiting = undefined;
      setAnalysis(now);
    };
    const worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => {
      now = grown(now, data);
      if (now.state === 'done') {
        kept.set(record, now);
        worker.terminate();
        clearTimeout(waiting);
        show();
      } else waiting ??= setTimeout(show, breath);
    });
    worker.addEventListener('error', () => {
      now = { ...now, state: 'failed' };
      show();
    });
    worker.postMessage({ record } satisfies GoneThrough);
    return () => {
      clearTimeout(waiting);
      worker.terminate();
    };
  }, [record]);
  return analysis;
}

function grown(analysis: Analysis, finding: Finding): Analysis {
  switch (finding.kind) {
    case 'begun':
      return { ...analysis, all: finding.decisions, end: finding.end };
    case 'done':
      return { ...analysis, state: 'done' };
    case 'weighed': {
      const { decision } = finding;
      const at = analysis.decisions.findIndex(({ seq }) => seq === decision.seq);
      const decisions = at < 0 ? [...analysis.decisions, decision] : analysis.decisions.with(at, decision);
      return { ...analysis, decisions, state: decisions.length === analysis.all ? 'refining' : 'counting' };
    }
  }
}
