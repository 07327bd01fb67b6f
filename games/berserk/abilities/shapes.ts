/**
 * Features, abilities and payments of cards, each kind in one shape: what one of them leaves unsaid is there and
 * undefined. They are read far more often than compiled, and what has one shape is read several times as fast.
 */
import { type Ability, abilityFields, type Deed } from './ability.ts';
import { type Feature, featureFields, type Payment, type Played, type Triggered } from './feature.ts';
import type { Effect, Gain } from './index.ts';
import type { PropertyStrike } from './named.ts';

const unsaid = {
  when: blankOf(featureFields.when),
  play: blankOf(featureFields.play),
  payment: blankOf(featureFields.payment),
  attack: blankOf(abilityFields.attack),
  deed: blankOf(abilityFields.deed),
  or: blankOf(abilityFields.or),
};

function blankOf(fields: object): object {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
}

export function shapedFeature(feature: Feature): Feature {
  switch (feature.kind) {
    case 'when':
    case 'play':
      return shapedUsable(feature);
    case 'under':
      return { ...feature, has: feature.has.map(shapedFeature) };
    case 'has':
      return { ...feature, gives: feature.gives.map(shapedGain) };
    case 'instead':
      return typeof feature.by === 'object' ? { ...feature, by: feature.by.map(shapedDeed) } : feature;
    default:
      return feature;
  }
}

/** What a card does, or may do. */
function shapedUsable(feature: Triggered | Played): Triggered | Played {
  const does = feature.does.map((one) => shapedAbility(one));
  if (feature.kind === 'play') return { ...unsaid.play, ...feature, pay: shapedPayment(feature.pay), does };
  const pay = feature.pay && { pay: shapedPayment(feature.pay) };
  return { ...unsaid.when, ...feature, ...pay, does };
}

const shapedPayment = (payment: Payment): Payment => ({ ...unsaid.payment, ...payment });

export function shapedAbility(ability: Ability): Ability;
export function shapedAbility(ability: Ability | PropertyStrike): Ability | PropertyStrike;
export function shapedAbility(ability: Ability | PropertyStrike): Ability | PropertyStrike {
  if (ability.use === 'or') {
    const options = ability.options.map((option) => option.map((one) => shapedAbility(one)));
    return { ...unsaid.or, ...ability, options };
  }
  return 'do' in ability ? shapedDeed(ability) : { ...unsaid.attack, ...ability };
}

const shapedDeed = (deed: Deed): Deed => ({ ...unsaid.deed, ...deed, do: shapedEffect(deed.do) });

/** The texts in an effect: what it gives, does later, does by the roll. */
function shapedEffect(effect: Effect): Effect {
  if ('gains' in effect && effect.gains) return { ...effect, gains: effect.gains.map(shapedGain) };
  if ('does' in effect) return { ...effect, does: effect.does.map((one) => shapedAbility(one)) };
  if ('table' in effect) {
    const table = effect.table.map((row) => ({ ...row, does: row.does.map((one) => shapedAbility(one)) }));
    return { ...effect, table };
  }
  return effect;
}

const shapedGain = (gain: Gain): Gain =>
  gain.kind === 'feature' ? { ...gain, feature: shapedUsable(gain.feature) } : gain;
