import { heroes } from '@vigrid/heroes';
import { describe, expect, it } from 'vitest';
import { search } from './search.ts';

const found = (query: string, lang: 'ru' | 'en') => [...(search(heroes.rulebook, query, lang) ?? [])];

describe('searching the rulebook', () => {
  it('finds a rule by its number', () => {
    expect(found('BH-10.4', 'en')).toContain('BH-10.4');
    expect(found('bh-10.4', 'ru')).toContain('BH-10.4');
  });

  it('finds Russian words in whatever form they stand', () => {
    const forms = ['защитник', 'защитника', 'защитником'].map((form) => found(form, 'ru').sort());
    expect(forms[0]).toContain('BH-11.1');
    expect(forms[1]).toEqual(forms[0]);
    expect(forms[2]).toEqual(forms[0]);
  });

  it('takes е for ё and the other way round', () => {
    expect(found('бьёт', 'ru')).toEqual(found('бьет', 'ru'));
    expect(found('бьёт', 'ru').length).toBeGreaterThan(0);
  });

  it('finds a ruling by its question and its reason', () => {
    expect(found('фазе нигде не описана', 'ru')).toContain('RH-4');
    expect(found('careless shuffle', 'en')).toEqual(['RH-42']);
  });

  it('wants every word of the query', () => {
    const both = found('defender close', 'en');
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(found('close', 'en').length);
  });

  it('shows everything when nothing is asked', () => {
    expect(search(heroes.rulebook, '  ', 'en')).toBeNull();
  });
});
