import { asks, flow, type Text } from '@vigrid/kernel';
import { oneOf, optional, whole, yes } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { strengthWorth } from '../bot/values.ts';
import { atGarrison, deployDreadnought } from '../pieces/dreadnoughts.ts';
import { masterstroke } from '../pieces/masterstroke.ts';
import { deploy as deployTroops } from '../pieces/supply.ts';
import type { ClauseFrame, Dune, G, SideId } from '../state.ts';
import { counted, upToTroops } from '../text/words.ts';
import { numberOf } from './asking.ts';
import { effect } from './kind.ts';

/** Of the supply, the garrison, or what was recruited in this turn; `units`: dreadnoughts, too. */
export const deploy = effect('deploy', {
  shape: {
    from: oneOf('supply', 'garrison', 'recruited'),
    min: whole,
    max: whole,
    units: optional(yes),
  },
  byAlly: true,
  says: (e) => said(e.from, e.min, e.max, e.units === true),
  optional: (e) => e.min === 0,
  freely: true,
  may: (s, side, e) =>
    !s.turn.noDeploy &&
    (deployable(s, side, e.from, e.max) > 0 ||
      (e.units === true && s.sides[side].dreadnoughts[atGarrison] > 0)),
  asks: (the) =>
    flow<G, ClauseFrame>({
      dreadnoughts: asks(
        ({ state: s }, f) => {
          const { units, max } = the(f);
          const most = units ? Math.min(max, s.sides[f.side].dreadnoughts[atGarrison]) : 0;
          return most === 0 ? null : numberOf(s, f, { ask: 'deployDreadnoughts', rule: 'D-23.15' }, 0, most);
        },
        (g, f, n) => {
          f.n = n;
          for (let i = 0; i < n; i++) deployDreadnought(g, f.side, 'D-7.7');
        },
      ),
      ask: asks(
        ({ state: s }, f) => {
          const { from, min, max } = the(f);
          const most = Math.min(deployable(s, f.side, from, max), max - f.n);
          if (most <= 0) return null;
          return numberOf(s, f, { ask: 'deploy', rule: 'D-7.7' }, Math.min(min, most), most);
        },
        (g, f, n) => {
          const { from } = the(f);
          if (from === 'recruited') g.state.turn.recruited[f.side] -= n;
          deployTroops(g, f.side, n, from === 'supply' ? 'supply' : 'garrison', 'D-7.7');
        },
      ),
      masterstroke,
    }),
  worth: (s, side, e) => strengthWorth(s, side, 2 * Math.min(e.max, s.sides[side].garrison)),
});

type From = 'supply' | 'garrison' | 'recruited';

/** How many troops could be deployed now. */
function deployable(s: Dune, side: SideId, from: From, max: number): number {
  const { supply, garrison } = s.sides[side];
  if (from === 'supply') return Math.min(max, supply);
  return Math.min(max, garrison, from === 'recruited' ? s.turn.recruited[side] : garrison);
}

function said(from: From, min: number, max: number, units: boolean): Text {
  if (from === 'supply') {
    return filled(
      'разместите в зоне конфликта * из запаса',
      'deploy * from your supply to the Conflict',
      counted(max, 'troop'),
    );
  }
  const whence =
    from === 'garrison'
      ? say('из гарнизона', 'from your garrison')
      : say('из нанятых в этот ход', 'recruited this turn');
  if (min > 0) {
    return filled(
      'разместите в зоне конфликта * *',
      'deploy * * to the Conflict',
      counted(min, 'troop'),
      whence,
    );
  }
  const many = units ? say(`до ${max} подразделений`, `up to ${max} units`) : upToTroops(max);
  return filled('можете разместить в зоне конфликта * *', 'you may deploy * * to the Conflict', many, whence);
}
