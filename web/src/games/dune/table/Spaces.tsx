/** Spaces as they lie on the board, with the observation posts on their seams, the Shield Wall, the contracts among them. */
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { pressOf } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { offeredIn } from '../../../table/ask/draft.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Eye } from '../cards/index.ts';
import { areaOf, type Laid, type Seam, seamOf, wallAround } from './boards.ts';
import { Offered } from './Contracts.tsx';
import { type DuneView, type PostView, sideName, spaceOf, useEntries } from './game.ts';
import type { Reach } from './reach.tsx';
import { Shipping } from './Shipping.tsx';
import { Space } from './Space.tsx';
import { words } from './texts.ts';

interface SpacesProps {
  readonly view: DuneView;
  readonly things: readonly Laid[];
  readonly reach: Reach;
}

export function Spaces({ view, things, reach }: SpacesProps) {
  const wall = wallAround(view, things);
  return (
    <div className="spaces">
      {things.map(({ what, box }) => {
        const style = box ? { gridArea: areaOf(box) } : {};
        if (typeof what === 'number')
          return <Space key={what} view={view} number={what} reach={reach} style={style} />;
        return (
          <div key={what} className="laid" style={style}>
            {what === 'wall' && <Wall stands={view.uprising?.wall === true} />}
            {what === 'contracts' && <Offered view={view} />}
            {what === 'track' && <Shipping view={view} />}
          </div>
        );
      })}
      {wall && (
        <div
          className={join('battlement', !view.uprising?.wall && 'down')}
          style={{ gridArea: areaOf(wall) }}
          aria-hidden="true"
        />
      )}
      {view.uprising?.posts.map((post) => {
        const seam = seamOf(post, things);
        return seam && <Post key={post.number} view={view} post={post} seam={seam} />;
      })}
    </div>
  );
}

function Wall({ stands }: { readonly stands: boolean }) {
  const { t } = useLang();
  return (
    <p className={join('wall-plate', !stands && 'down')}>
      <Glyph name={stands ? 'defensive-wall' : 'broken-wall'} />
      <span>
        <b>{t(words.shieldWall)}</b> <small>{t(stands ? words.wallStands : words.wallDown)}</small>
      </span>
    </p>
  );
}

interface PostProps {
  readonly view: DuneView;
  readonly post: PostView;
  readonly seam: Seam;
}

/** An eyelet; whoever watches from it looks out. */
function Post({ view, post, seam }: PostProps) {
  const { t } = useLang();
  const ask = useAsk();
  const { names, update } = useTableInfo();
  const entryOf = useEntries();
  const { number, spies } = post;
  const answer = offeredIn(update.question).find(
    ({ act }) => (act.do === 'spy' || act.do === 'recallSpy') && 'post' in act && act.post === number,
  )?.answer;
  const lit = answer !== undefined;
  const chosen = lit && ask.meant === answer;
  const watched = post.spaces.map((space) => t(entryOf(spaceOf(view, space).def).name)).join(', ');
  const who = spies.map((side) => sideName(view, side, names, t)).join(', ');
  return (
    <button
      type="button"
      className={join(
        'post',
        lit && !chosen && 'is-lit',
        chosen && 'is-aimed',
        spies.length === 0 && 'empty',
      )}
      data-seam={seam.kind}
      data-side={spies[0]}
      data-cell={`post${number}`}
      data-stop={lit || undefined}
      tabIndex={lit ? 0 : -1}
      style={{ gridArea: areaOf(seam.box) }}
      aria-label={t(words.postOf)(watched, who)}
      title={t(words.postOf)(watched, who)}
      onClick={(event) => (lit ? ask.offer(answer) : ask.ask({ do: 'spy', post: number }, pressOf(event)))}
    >
      {spies.length === 0 ? <Eye /> : spies.map((side) => <Eye key={side} side={side} />)}
    </button>
  );
}
