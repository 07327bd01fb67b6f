/** What the icons of the expansions say, as far as an icon says it. */
import type { Text } from '@vigrid/kernel';
import type { Effect, ExpansionEffect, ExpansionIcon } from '../effects/types.ts';
import { same } from './words.ts';

export function expansionEffect(e: ExpansionEffect, box: (effects: readonly Effect[]) => Text): Text {
  switch (e.kind) {
    case 'spy':
      return same(`разместите шпионов: ${e.n}`, `place ${e.n === 1 ? 'a Spy' : `${e.n} Spies`}`);
    case 'recallSpy':
      return same(`верните шпионов: ${e.n}`, `recall ${e.n === 1 ? 'a Spy' : `${e.n} Spies`}`);
    case 'trashIntrigue':
      return same('удалите карту интриги', 'trash an Intrigue card');
    case 'bonusSpice':
      return same('соберите всю дополнительную Пряность отсюда', 'harvest all bonus spice here');
    case 'allies':
    case 'team': {
      const inner = box(e.effects);
      return same(`союзники: ${inner.ru}`, `allies: ${inner.en}`);
    }
    case 'own':
      return same('особый эффект', 'an effect of its own');
    default:
      return iconText(e.kind, e.n);
  }
}

const iconText = (kind: ExpansionIcon, n: number): Text => {
  const { ru, en } = iconWords[kind];
  return n === 1 ? same(ru, en) : same(`${ru}: ${n}`, `${en}: ${n}`);
};

const iconWords: Readonly<Record<ExpansionIcon, Text>> = {
  sandworm: same('призовите песчаного червя', 'summon a sandworm'),
  hooks: same('получите крюк подателя', 'gain the Maker Hooks'),
  shieldWall: same('можете взорвать Барьерную стену', 'you may blow up the Shield Wall'),
  contract: same('возьмите контракт', 'take a contract'),
  replaceRowCard: same('отложите карту из ряда', 'set a card of the Row aside'),
  throneRow: same('карта в ряд трона', 'a card to the Throne Row'),
  reinforce: same('усиление', 'reinforce'),
  trade: same('обмен', 'trade'),
};
