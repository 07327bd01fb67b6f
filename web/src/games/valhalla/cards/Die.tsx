/** A die: red attacks, black defends, grey comes from the common pool, a dashed one is a card that counts as a die. */
import './dice.css';
import { join } from '../../../kit/Button.tsx';
import { Glyph } from '../../../kit/Glyph.tsx';
import { faces } from './pictures.ts';

export type DieColour = 'red' | 'black' | 'grey' | 'stock';

interface DieProps {
  readonly face: number;
  readonly colour: DieColour;
  readonly className?: string | undefined;
}

export function Die({ face, colour, className }: DieProps) {
  return (
    <span className={join('vdie', colour, className)} aria-hidden="true">
      {face > 0 && <Glyph name={faces[face] ?? 'cancel'} {...(face === 6 && { className: 'x' })} />}
    </span>
  );
}

/** A die that is nobody's yet. */
export const GreyDie = ({ face }: { readonly face: number }) => <Die face={face} colour="grey" />;
