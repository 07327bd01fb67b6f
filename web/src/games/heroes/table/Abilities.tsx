import { parts, plainText } from '@vigrid/heroes/text';
import type { CardEntry, Lang } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { pressOf } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import type { PieceView } from './game.ts';
import { words } from './texts.ts';

interface AbilitiesProps {
  readonly piece: PieceView;
  readonly entry: CardEntry;
  readonly lang: Lang;
}

/** What the hero can do: a button where it can be done now. */
export function Abilities({ piece, entry, lang }: AbilitiesProps) {
  const { t } = useLang();
  const ask = useAsk();
  return (
    <ul className="abilities">
      {entry.text.map((line, number) => {
        const text = t(line);
        const act = ask.use(piece.id, number);
        const used = piece.abilities.some(({ ability, used }) => ability === number && used);
        return (
          <li key={line.en}>
            <button
              type="button"
              className={join('ability', act !== null && 'can', act !== null && ask.meant === act && 'meant')}
              aria-disabled={act === null}
              tabIndex={act === null ? -1 : 0}
              title={used ? t(words.used) : undefined}
              aria-label={plainText(text, lang)}
              data-ability={number}
              data-stop={act === null ? undefined : true}
              onClick={(event) => {
                if (act !== null) ask.offer(act);
                else ask.ask({ do: 'use', card: piece.id, ability: number }, pressOf(event));
              }}
            >
              <AbilityText text={text} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The price as symbols, the rest in words. */
function AbilityText({ text }: { readonly text: string }) {
  const all = parts(text);
  const price = all.filter((part) => part.kind !== 'words');
  const said = all.map((part) => (part.kind === 'words' ? part.words : '')).join('');
  // What is left where the price was: "Soulcatcher – : return a creature".
  const whole = said.replace(/^:\s*/, '').replace(/\s[—–]\s*:/, ':');
  return (
    <>
      {price.length > 0 && (
        <span className="ability-price">
          {price.map((part) =>
            part.kind === 'coin' ? (
              <span key="coin" className="price-coin">
                {part.coins}
              </span>
            ) : (
              <Glyph key="close" name="clockwise-rotation" />
            ),
          )}
        </span>
      )}
      <span>{capital(whole)}</span>
    </>
  );
}
