/**
 * The icons of Uprising: its tables load and are checked, its rules are not played yet. Each gets a file of its own with
 * its rules.
 */
import type { Text } from '@vigrid/kernel';
import { either, listOf, oneOf, optional, text, whole } from '@vigrid/kernel/schema';
import { filled, say } from '@vigrid/speech';
import { effect } from './kind.ts';
import { effects, icon } from './shapes.ts';

/** A verb, and how often. */
const several = (n: number, ru: string, en: string): Text =>
  n === 1 ? say(ru, en) : say(`${ru}: ${n}`, `${en}: ${n}`);

export const sandworm = effect('sandworm', {
  shape: { n: whole },
  says: (e) => several(e.n, 'призовите песчаного червя', 'summon a sandworm'),
});

export const hooks = effect('hooks', {
  shape: { n: whole },
  says: (e) => several(e.n, 'получите крюк подателя', 'gain the Maker Hooks'),
});

export const shieldWall = effect('shieldWall', {
  shape: { n: whole },
  says: (e) => several(e.n, 'можете взорвать Барьерную стену', 'you may blow up the Shield Wall'),
});

export const contract = effect('contract', {
  shape: { n: whole },
  says: (e) => several(e.n, 'возьмите контракт', 'take a contract'),
});

export const replaceRowCard = effect('replaceRowCard', {
  shape: { n: whole },
  says: (e) => several(e.n, 'отложите карту из ряда', 'set a card of the Row aside'),
});

export const throneRow = effect('throneRow', {
  shape: { n: whole },
  says: (e) => several(e.n, 'карта в ряд трона', 'a card to the Throne Row'),
});

export const reinforce = effect('reinforce', {
  shape: { n: whole },
  says: (e) => several(e.n, 'усиление', 'reinforce'),
});

export const trade = effect('trade', {
  shape: { n: whole },
  says: (e) => several(e.n, 'обмен', 'trade'),
});

export const spy = effect('spy', {
  shape: { n: whole, at: optional(listOf(either(icon, oneOf('visited')))) },
  says: (e) => say(`разместите шпионов: ${e.n}`, `place ${e.n === 1 ? 'a Spy' : `${e.n} Spies`}`),
});

export const recallSpy = effect('recallSpy', {
  shape: { n: whole },
  says: (e) => say(`верните шпионов: ${e.n}`, `recall ${e.n === 1 ? 'a Spy' : `${e.n} Spies`}`),
});

export const trashIntrigue = effect('trashIntrigue', {
  shape: {},
  says: () => say('удалите карту интриги', 'trash an Intrigue card'),
});

export const bonusSpice = effect('bonusSpice', {
  shape: {},
  says: () => say('соберите всю дополнительную Пряность отсюда', 'harvest all bonus spice here'),
});

export const allies = effect('allies', {
  shape: { effects },
  says: (e, inside) => filled('союзники: *', 'allies: *', inside.effects(e.effects)),
});

export const team = effect('team', {
  shape: { effects },
  says: (e, inside) => filled('союзники: *', 'allies: *', inside.effects(e.effects)),
});

/** What only this card or tile does; the number tells several of one box apart. */
export const own = effect('own', {
  shape: { of: text, part: whole },
  says: () => say('особый эффект', 'an effect of its own'),
});
