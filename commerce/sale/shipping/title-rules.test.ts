import { describe, expect, test } from 'vitest';
import { shippingTitle, shippingTitleIn } from './title-rules.ts';
import { accessTitles, shippingTitles } from './titles.ts';
import type { PickupPlace } from './types.ts';

const placeIn = (name: string, code = 'laval'): PickupPlace => ({
  code,
  name,
  city: 'Laval',
  countryId: 'CA',
  regionCode: 'QC',
});
const PLACES = {
  en: [placeIn('Toronto', 'toronto'), placeIn('Laval, the showroom')],
  fr: [placeIn('Toronto', 'toronto'), placeIn('Laval, la salle')],
};

const inFrench = (carrierCode: 'flatrate' | 'freight' | 'samples' | 'instore', methodCode: string, title: string) =>
  shippingTitleIn({ carrierCode, methodCode, title, language: 'en' }, 'fr', PLACES);

const titleOf = (kind: 'flatrate' | 'freight' | 'samples' | 'slab', language: 'en' | 'fr', behind = ''): string => {
  const { carrier, method } = shippingTitles[kind][language];
  return shippingTitle({ carrierTitle: carrier, methodTitle: method + behind });
};

describe('the way to ship that an order keeps, read in the other language', () => {
  test.each([
    ['flatrate', 'flatrate', 'flatrate'],
    ['freight', 'ltl', 'freight'],
    ['freight', 'slab', 'slab'],
    ['samples', 'parcel', 'samples'],
  ] as const)('%s, %s', (carrierCode, methodCode, kind) => {
    expect(inFrench(carrierCode, methodCode, titleOf(kind, 'en'))).toBe(titleOf(kind, 'fr'));
    expect(titleOf(kind, 'fr')).not.toBe(titleOf(kind, 'en'));
  });

  test('with samples in a parcel of their own, and with what was said of the place', () => {
    const behind = (language: 'en' | 'fr') =>
      `${shippingTitles.samplesApart[language]} (${accessTitles.stairs[language]}, ${accessTitles.call_ahead[language]})`;
    expect(inFrench('freight', 'ltl', titleOf('freight', 'en', behind('en')))).toBe(
      titleOf('freight', 'fr', behind('fr')),
    );
  });

  test('a showroom by its own name, a yard as one; as it is kept where the showroom is known no more', () => {
    const at = (kind: 'instore' | 'yard', language: 'en' | 'fr', name: string) =>
      shippingTitle({ carrierTitle: shippingTitles[kind][language].carrier, methodTitle: name });
    const showroom = at('instore', 'en', 'Laval, the showroom');
    expect(inFrench('instore', 'laval', showroom)).toBe(at('instore', 'fr', 'Laval, la salle'));
    expect(inFrench('instore', 'laval', at('yard', 'en', 'Laval, the showroom'))).toBe(
      at('yard', 'fr', 'Laval, la salle'),
    );
    expect(inFrench('instore', 'closed', showroom)).toBe(showroom);
  });

  test('as it is kept in its own language, and where the way is known no more', () => {
    const kept = { carrierCode: 'flatrate', methodCode: 'flatrate', title: 'As it was', language: 'en' } as const;
    expect(shippingTitleIn(kept, 'en', PLACES)).toBe('As it was');
    expect(inFrench('freight', 'by-sea', 'Freight – By sea')).toBe('Freight – By sea');
  });
});
