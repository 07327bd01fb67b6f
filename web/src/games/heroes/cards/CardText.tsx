import { type Part, parts } from '@vigrid/heroes/text';
import { Glyph } from '../../../kit/Glyph.tsx';

/** What a card says, with its coins and its closing drawn as symbols. */
export function CardText({ text }: { readonly text: string }) {
  return parts(text).map((part, i) => <Piece key={String(i)} part={part} />);
}

function Piece({ part }: { readonly part: Part }) {
  switch (part.kind) {
    case 'coin':
      return <span className="text-coin">{part.coins}</span>;
    case 'close':
      return <Glyph name="clockwise-rotation" className="text-close" />;
    case 'words':
      return part.words;
  }
}

/** The named part of an ability stands out: "Hire: …", "Armour 1.", and what it costs. */
export function AbilityLine({ text }: { readonly text: string }) {
  const named = /^(?:\{[^}]*\}|[^.:{}]){1,28}:/.exec(text)?.[0] ?? (text.length < 22 ? text : '');
  return (
    <span>
      {named && (
        <b>
          <CardText text={named} />
        </b>
      )}
      <CardText text={text.slice(named.length)} />
    </span>
  );
}
