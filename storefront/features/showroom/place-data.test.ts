import { expect, test } from 'vitest';
import { placeData } from './place-data.ts';

const PLACE = {
  url_key: 'laval',
  name: 'Laval – Carrefour industriel',
  street: '2940 montée du Carrelage',
  city: 'Laval',
  region_code: 'QC',
  postcode: 'H7P 0B2',
  country_id: 'CA',
  telephone: '450-555-0118',
  latitude: 45.5712,
  longitude: -73.7524,
  picture: '/media/laval.webp',
  hours: [{ weekday: 'saturday', opens: '09:00', closes: '17:00' }],
};
const GIVEN = {
  shopName: 'Tessera',
  url: 'https://shop.test/showroom/laval',
  absolute: (address: string) => `https://shop.test${address}`,
};

test('describes a showroom as a Store with address, coordinates and hours', () => {
  expect(placeData(PLACE, GIVEN)).toMatchObject({
    '@type': 'HomeGoodsStore',
    name: 'Tessera, Laval – Carrefour industriel',
    url: GIVEN.url,
    image: 'https://shop.test/media/laval.webp',
    address: { streetAddress: PLACE.street, addressLocality: 'Laval', postalCode: 'H7P 0B2', addressCountry: 'CA' },
    geo: { latitude: 45.5712, longitude: -73.7524 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Saturday', opens: '09:00', closes: '17:00' }],
  });
});

test('omits unknown data', () => {
  const bare = placeData({ ...PLACE, latitude: null, picture: null, hours: [] }, GIVEN);
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['geo']));
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['image']));
  expect(bare['openingHoursSpecification']).toEqual([]);
});
