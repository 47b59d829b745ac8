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
  const { carrier, method } = shippingTitles[kind](language);
  return shippingTitle({ carrierTitle: carrier, methodTitle: method + behind });
};

describe('shipping titles of an order in the other language', () => {
  test.each([
    ['flatrate', 'flatrate', 'flatrate'],
    ['freight', 'ltl', 'freight'],
    ['freight', 'slab', 'slab'],
    ['samples', 'parcel', 'samples'],
  ] as const)('%s, %s', (carrierCode, methodCode, kind) => {
    expect(inFrench(carrierCode, methodCode, titleOf(kind, 'en'))).toBe(titleOf(kind, 'fr'));
    expect(titleOf(kind, 'fr')).not.toBe(titleOf(kind, 'en'));
  });

  test('translates a separate sample parcel and site access answers', () => {
    const behind = (language: 'en' | 'fr') =>
      `${shippingTitles.samplesApart(language)} (${accessTitles.stairs(language)}, ${accessTitles.call_ahead(language)})`;
    expect(inFrench('freight', 'ltl', titleOf('freight', 'en', behind('en')))).toBe(
      titleOf('freight', 'fr', behind('fr')),
    );
  });

  test('translates showroom and yard names, and shows the stored title of an unknown showroom', () => {
    const at = (kind: 'instore' | 'yard', language: 'en' | 'fr', name: string) =>
      shippingTitle({ carrierTitle: shippingTitles[kind](language).carrier, methodTitle: name });
    const showroom = at('instore', 'en', 'Laval, the showroom');
    expect(inFrench('instore', 'laval', showroom)).toBe(at('instore', 'fr', 'Laval, la salle'));
    expect(inFrench('instore', 'laval', at('yard', 'en', 'Laval, the showroom'))).toBe(
      at('yard', 'fr', 'Laval, la salle'),
    );
    expect(inFrench('instore', 'closed', showroom)).toBe(showroom);
  });

  test('shows the stored title in its own language and for an unknown method', () => {
    const stored = { carrierCode: 'flatrate', methodCode: 'flatrate', title: 'As it was', language: 'en' } as const;
    expect(shippingTitleIn(stored, 'en', PLACES)).toBe('As it was');
    expect(inFrench('freight', 'by-sea', 'Freight – By sea')).toBe('Freight – By sea');
  });
});
