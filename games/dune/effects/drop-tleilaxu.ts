import { oneOf } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { dropTleilaxu as drop } from '../pieces/immortality.ts';
import { effect } from './kind.ts';

/** A card of the Tleilaxu Row goes and is replaced (D-24.22). */
export const dropTleilaxu = effect('dropTleilaxu', {
  shape: { at: oneOf(0, 1) },
  says: (e) =>
    e.at === 0
      ? say('уберите левую карту Тлейлаксу и откройте новую', 'replace the left Tleilaxu card')
      : say('уберите правую карту Тлейлаксу и откройте новую', 'replace the right Tleilaxu card'),
  does: (g, side, e) => drop(g, side, e.at),
  onHagal: (g, side, e) => drop(g, side, e.at),
});
