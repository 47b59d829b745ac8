import { expect, test } from 'vitest';
import { placeOfPostcode } from './postal-place.ts';

const CANADA = { id: 'CA' };
const STATES = { id: 'US' };
const FRANCE = { id: 'FR', postcode: { pattern: '\\d{2} ?\\d{3}', example: '33380' } };

test.each([
  ['h2x1y4', [CANADA], { countryId: 'CA', postcode: 'H2X 1Y4' }],
  ['05401', [CANADA], undefined],
  ['05401', [CANADA, STATES], { countryId: 'US', postcode: '05401' }],
  ['054011234', [STATES], { countryId: 'US', postcode: '05401-1234' }],
  ['33380', [CANADA, FRANCE], { countryId: 'FR', postcode: '33380' }],
  ['33380', [STATES, FRANCE], { countryId: 'US', postcode: '33380' }],
  ['D1A 1A1', [CANADA, STATES, FRANCE], undefined],
  ['', [CANADA, FRANCE, { id: 'IE' }], undefined],
] as const)('the place of %j in %j is %j', (typed, countries, place) => {
  expect(placeOfPostcode(typed, countries)).toEqual(place);
});
