import { asks, flow, goTo, type Text } from '@vigrid/kernel';
import { either as eitherOf, listOf, oneOf, optional, whole, yes } from '@vigrid/kernel/schema';
import { either, filled, say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { rivalSpy } from '../pieces/rival-spies.ts';
import { openPosts, ownPosts, type PostsMeant, placeSpy, postByNumber, recallSpy } from '../pieces/spies.ts';
import type { ClauseFrame, Dune, G, SideId } from '../state.ts';
import { type Icon, icons } from '../symbols.ts';
import { counted, iconNames } from '../text/words.ts';
import { acts } from './asking.ts';
import { ask, effect } from './kind.ts';
import { mark } from './marks.ts';
import { icon } from './shapes.ts';

/**
 * Spies of the supply go to posts without any; `at`: at spaces with one of these icons, or at the space of this turn's
 * Agent; `shared`: also where others have theirs (D-25.5, D-25.6, D-25.7).
 */
export const spy = effect('spy', {
  shape: {
    n: whole,
    at: optional(listOf(eitherOf(icon, oneOf('visited')))),
    shared: optional(yes),
  },
  says: (e) => said(e.n, e.at, e.shared),
  marks: (e) => mark('spy', e.n, e.at || e.shared ? said(e.n, e.at, e.shared) : say('шпион', 'Spy')),
  lacks: 'D-25.5',
  may: (s, side, e) => mayPlace(s, side, meant(e)) || mayFetch(s, side),
  // With an empty supply nobody has to take one back for it.
  mayLeave: (s, side) => s.sides[side].spies === 0,
  does(g, side, e, source, it) {
    if (g.state.sides[side].automated) for (let i = 0; i < e.n; i++) rivalSpy(g, side, meant(e).icons);
    else ask(g, side, it, source, e.n);
  },
  asks: (the) =>
    flow<G, ClauseFrame>({
      /** A Spy may be taken back first where there is none in the supply (D-25.5). */
      fetch: asks(
        ({ state: s }, f) => {
          if (s.sides[f.side].spies > 0 || f.n === 0) return null;
          const own = ownPosts(s, f.side).map(({ number }): DuneAct => ({ do: 'recallSpy', post: number }));
          return acts(s, f, { ask: 'fetchSpy', rule: 'D-25.5' }, [{ do: 'done' }, ...own]);
        },
        (g, f, act) => {
          if (act.do === 'recallSpy') recallSpy(g, f.side, postByNumber(g.state, act.post), 'D-25.5');
          else f.n = 0;
        },
      ),
      place: asks(
        ({ state: s }, f) => {
          if (f.n === 0 || s.sides[f.side].spies === 0) return null;
          const open = openPosts(s, f.side, meant(the(f)));
          return acts(
            s,
            f,
            { ask: 'spy', rule: the(f).shared ? 'D-25.7' : 'D-25.6' },
            open.map(({ number }): DuneAct => ({ do: 'spy', post: number })),
          );
        },
        (g, f, act) => {
          if (act.do !== 'spy') return;
          placeSpy(g, f.side, postByNumber(g.state, act.post), 'D-25.5');
          f.n--;
          goTo(g, f, 'fetch');
        },
      ),
    }),
  onHagal: (g, side, e) => rivalSpy(g, side, meant(e).icons),
  worth: (s, side, e) => (s.sides[side].spies > 0 ? 0.3 * e.n : 0.05),
});

type At = readonly (Icon | 'visited')[] | undefined;

const meant = ({ at = [], shared }: { readonly at?: At; readonly shared?: true }): PostsMeant => ({
  icons: at.reduce((sum, one) => (one === 'visited' ? sum : sum | (1 << icons.indexOf(one))), 0),
  visited: at.includes('visited'),
  shared: shared ?? false,
});

const mayPlace = (s: Dune, side: SideId, posts: PostsMeant): boolean =>
  s.sides[side].spies > 0 && openPosts(s, side, posts).length > 0;

const mayFetch = (s: Dune, side: SideId): boolean =>
  s.sides[side].spies === 0 && ownPosts(s, side).length > 0;

function said(n: number, at: At, shared: true | undefined): Text {
  const where = at
    ? at.includes('visited')
      ? say(' у этой ячейки', ' at this space')
      : filled(
          ' у ячейки: *',
          ' at a space of *',
          either(at.flatMap((one) => (one === 'visited' ? [] : iconNames[one]))),
        )
    : say('', '');
  const beside = shared ? say(', можно рядом с чужим', ', even beside one of another player') : say('', '');
  return filled('поставьте ***', 'place ***', counted(n, 'spy'), where, beside);
}
