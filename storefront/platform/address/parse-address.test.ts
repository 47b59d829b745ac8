import { expect, test } from 'vitest';
import { parseAddress } from './parse-address.ts';

const CA = {
  id: 'CA',
  name: 'Canada',
  regions: [
    { code: 'ON', name: 'Ontario' },
    { code: 'QC', name: 'Québec' },
    { code: 'NB', name: 'New Brunswick' },
  ],
};
const US = { id: 'US', name: 'United States', regions: [{ code: 'NY', name: 'New York' }] };
const european = (id: string, name: string) => ({ id, name, regions: [] });
const SHOP = [CA, US];

test.each([
  '4210 rue Saint-Denis, Montréal, QC H2J 2K9, Canada',
  '4210 rue Saint-Denis\nMontréal (Québec) H2J 2K9',
  '4210 rue Saint-Denis, Montréal, Québec, h2j 2k9',
  '4210 rue Saint-Denis\nMontréal QC  H2J2K9\nCANADA',
])('[EN-36] [EN-38] an address of Québec, its region shortened and its postal code without spaces: %s', (text) => {
  expect(parseAddress(text, SHOP)).toEqual({
    street: ['4210 rue Saint-Denis'],
    country: 'CA',
    region: 'QC',
    streetNumber: '4210',
    city: 'Montréal',
    postcode: expect.stringMatching(/^H2J2K9$/i),
  });
});

test('[EN-36] a second line, a city named like its state, and regions of two words', () => {
  expect(parseAddress('12 Mill Rd, Unit 4, New York, NY 10001-1234, USA', SHOP)).toEqual({
    street: ['12 Mill Rd', 'Unit 4'],
    country: 'US',
    region: 'NY',
    streetNumber: '12',
    city: 'New York',
    postcode: '10001-1234',
  });
  expect(parseAddress('7 Main St\nMoncton New Brunswick E1C 1A1', SHOP)).toMatchObject({
    region: 'NB',
    city: 'Moncton',
  });
  expect(parseAddress('1 rue du Fort, Québec, QC G1R 4S9', SHOP)).toMatchObject({ region: 'QC', city: 'Québec' });
});

test.each('AT BE DK DE GR IS IT NL NO PT ES SE CH'.split(' '))('[EN-37] in %s the number follows the street', (id) => {
  const code = { SE: '123 45', GR: '123 45', NL: '1234 AB' }[id] ?? '1234';
  const text = `Lange Strasse 12a, ${code} Bergdorf, Land`;
  const found = parseAddress(text, [european(id, 'Land')]);
  expect(found?.streetNumber).toBe('12a');
  expect(found).toMatchObject({ city: 'Bergdorf', postcode: code.replace(' ', '') });
  expect(parseAddress('12a Lange Strasse, 12345 Bergdorf, Land', [european(id, 'Land')])?.streetNumber ?? '').toBe('');
});

test('[EN-37] elsewhere it stands before it', () => {
  const land = [european('FR', 'France')];
  expect(parseAddress('12 rue de Lille, 75007 Paris, France', land)).toMatchObject({
    streetNumber: '12',
    city: 'Paris',
    postcode: '75007',
  });
  expect(parseAddress('rue de Lille 12, 75007 Paris, France', land)?.streetNumber).toBe('');
});

test.each(['', '4210 rue Saint-Denis', 'Ann, Roy, Sample', '4210 rue Saint-Denis, H2J 2K9', 'x'.repeat(5000)])(
  'what is no whole address is left alone: %.40s',
  (text) => {
    expect(parseAddress(text, SHOP)).toBeUndefined();
  },
);
