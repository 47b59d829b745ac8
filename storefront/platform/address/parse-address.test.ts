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
])(
  '[EN-36] [EN-38] parses an address of Québec with an abbreviated region and a postal code without spaces: %s',
  (text) => {
    expect(parseAddress(text, SHOP)).toEqual({
      street: ['4210 rue Saint-Denis'],
      country: 'CA',
      region: 'QC',
      streetNumber: '4210',
      city: 'Montréal',
      postcode: expect.stringMatching(/^H2J2K9$/i),
    });
  },
);

test('[EN-36] parses a second line, a city named like its state, and regions of two words', () => {
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

test('[EN-37] elsewhere the number precedes the street', () => {
  const land = [european('FR', 'France')];
  expect(parseAddress('12 rue de Lille, 75007 Paris, France', land)).toMatchObject({
    streetNumber: '12',
    city: 'Paris',
    postcode: '75007',
  });
  expect(parseAddress('rue de Lille 12, 75007 Paris, France', land)?.streetNumber).toBe('');
});

test.each(['', '4210 rue Saint-Denis', 'Ann, Roy, Sample', '4210 rue Saint-Denis, H2J 2K9', 'x'.repeat(5000)])(
  'does not parse an incomplete address: %.40s',
  (text) => {
    expect(parseAddress(text, SHOP)).toBeUndefined();
  },
);

const ALL = [
  {
    id: 'CA',
    name: 'Canada',
    regions: Object.entries({
      AB: 'Alberta',
      BC: 'British Columbia',
      NB: 'New Brunswick',
      NS: 'Nova Scotia',
      NT: 'Northwest Territories',
      ON: 'Ontario',
      PE: 'Prince Edward Island',
      QC: 'Quebec',
    }).map(([code, name]) => ({ code, name })),
  },
  {
    id: 'US',
    name: 'United States',
    regions: Object.entries({ CA: 'California', DC: 'District of Columbia', NY: 'New York', VT: 'Vermont' }).map(
      ([code, name]) => ({ code, name }),
    ),
  },
];

/** Street lines, city, region, postal code; then first and last name, company, telephone, email. */
type Wanted = readonly [string, string, string, string, ...(readonly (string | undefined)[])];

test.each<[text: string, wanted: Wanted]>([
  ['12, rue des Ormes, Gatineau (Québec) J8X 1A1', ['12, rue des Ormes', 'Gatineau', 'QC', 'J8X1A1']],
  ['12, rue des Ormes\nGatineau (Québec)  J8X 1A1', ['12, rue des Ormes', 'Gatineau', 'QC', 'J8X1A1']],
  ['12, rue des Ormes, app. 4\nGatineau (Québec)\nJ8X 1A1', ['12, rue des Ormes|app. 4', 'Gatineau', 'QC', 'J8X1A1']],
  ['12 rue des Ormes app. 4\nGatineau QC J8X1A1', ['12 rue des Ormes app. 4', 'Gatineau', 'QC', 'J8X1A1']],
  ['12-345, rue des Ormes, Québec (Québec) G1R 4S9', ['12-345, rue des Ormes', 'Québec', 'QC', 'G1R4S9']],
  ['No 12, rue des Ormes\nMontréal, Qc, H2Y 1C6', ['No 12, rue des Ormes', 'Montréal', 'QC', 'H2Y1C6']],
  ['12½, rue des Ormes, Montréal (QC) H2Y-1C6', ['12½, rue des Ormes', 'Montréal', 'QC', 'H2Y-1C6']],
  ['12A, av. du Parc, bureau 200, Montréal, Qué. H2Y 1C6', ['12A, av. du Parc|bureau 200', 'Montréal', 'QC', 'H2Y1C6']],
  ['C.P. 123, Gaspé (Québec) G4X 1A1', ['C.P. 123', 'Gaspé', 'QC', 'G4X1A1']],
  ['RR 2\nSussex, Nouveau-Brunswick E4E 5L2', ['RR 2', 'Sussex', 'NB', 'E4E5L2']],
  ['Poste restante\nChéticamp (N.-É.) B0E 1H0', ['Poste restante', 'Chéticamp', 'NS', 'B0E1H0']],
  ['General Delivery, Hay River NT X0E 0R0', ['General Delivery', 'Hay River', 'NT', 'X0E0R0']],
  [
    'Anne Roy\n12, rue des Ormes\nGatineau (Québec) J8X 1A1',
    ['12, rue des Ormes', 'Gatineau', 'QC', 'J8X1A1', 'Anne', 'Roy'],
  ],
  [
    'Mme Anne Roy-Tremblay\n4210 rue Saint-Denis\nMontréal QC H2J 2K9\nCanada',
    ['4210 rue Saint-Denis', 'Montréal', 'QC', 'H2J2K9', 'Anne', 'Roy-Tremblay'],
  ],
  [
    'Anne Roy, 12, rue des Ormes, Gatineau, QC, J8X 1A1',
    ['12, rue des Ormes', 'Gatineau', 'QC', 'J8X1A1', 'Anne', 'Roy'],
  ],
  [
    'Anne Roy\nTuiles Boréales inc.\n12, rue des Ormes\nGatineau (Québec) J8X 1A1\nTél. : 819 555-0101\nanne@example.com',
    [
      '12, rue des Ormes',
      'Gatineau',
      'QC',
      'J8X1A1',
      'Anne',
      'Roy',
      'Tuiles Boréales inc.',
      '819-555-0101',
      'anne@example.com',
    ],
  ],
  [
    'Boreal Tile Ltd.\nAttn: John Smith\n100 King St W, Suite 400\nToronto, Ontario M5H 1A1',
    ['100 King St W|Suite 400', 'Toronto', 'ON', 'M5H1A1', 'John', 'Smith', 'Boreal Tile Ltd.'],
  ],
  [
    'À l’attention de Jean Côté\n12, rue des Ormes\nGatineau (Québec) J8X 1A1',
    ['12, rue des Ormes', 'Gatineau', 'QC', 'J8X1A1', 'Jean', 'Côté'],
  ],
  [
    'John Smith\nApt 4\n88 Water St\nCharlottetown PEI C1A 1A1',
    ['88 Water St|Apt 4', 'Charlottetown', 'PE', 'C1A1A1', 'John', 'Smith'],
  ],
  ['#4-12 Main St, Vancouver, British Columbia, V6B 1A1, Canada', ['#4-12 Main St', 'Vancouver', 'BC', 'V6B1A1']],
  ['12 Mill Rd Apt 4, Burlington, VT 05401', ['12 Mill Rd Apt 4', 'Burlington', 'VT', '05401']],
  [
    'Jane Doe\n12 Mill Rd\nUnit 4\nNew York, NY 10001-1234\nUSA\n+1 (212) 555-0101',
    ['12 Mill Rd|Unit 4', 'New York', 'NY', '10001-1234', 'Jane', 'Doe', undefined, '212-555-0101'],
  ],
  ['PO Box 12\nMontpelier VT 05602\nU.S.A.', ['PO Box 12', 'Montpelier', 'VT', '05602']],
  ['P.O. Box 12, Montpelier, Vermont 05602, États-Unis', ['P.O. Box 12', 'Montpelier', 'VT', '05602']],
  ['1600 Pennsylvania Ave NW, Washington, DC 20500', ['1600 Pennsylvania Ave NW', 'Washington', 'DC', '20500']],
  ['1 Infinite Loop\nCupertino, Californie 95014\nÉtats-Unis', ['1 Infinite Loop', 'Cupertino', 'CA', '95014']],
  ['12 rue des Ormes, Montréal H2Y 1C6', ['12 rue des Ormes', 'Montréal', 'QC', 'H2Y1C6']],
  ['45, 3e Avenue Ouest, Amos (Québec) J9T 1A1', ['45, 3e Avenue Ouest', 'Amos', 'QC', 'J9T1A1']],
  ['1234 4th St SW, Calgary AB T2R 0Y4', ['1234 4th St SW', 'Calgary', 'AB', 'T2R0Y4']],
  [
    '3M Canada\n300 Tartan Dr\nLondon ON N5V 4M9',
    ['300 Tartan Dr', 'London', 'ON', 'N5V4M9', undefined, undefined, '3M Canada'],
  ],
])(
  'parses a pasted address: %j',
  (text, [street, city, region, postcode, firstname, lastname, company, phone, email]) => {
    expect(parseAddress(text, ALL)).toMatchObject({ street: street.split('|'), city, region, postcode });
    const found = parseAddress(text, ALL);
    expect([found?.firstname, found?.lastname, found?.company, found?.telephone, found?.email]).toEqual([
      firstname,
      lastname,
      company,
      phone,
      email,
    ]);
  },
);

test('finds the number at the beginning of a pasted street', () => {
  const numbers = ['12, rue des Ormes', 'No 12, rue des Ormes', '12½ rue des Ormes', '12-345 rue des Ormes'].map(
    (street) => parseAddress(`${street}, Gatineau (Québec) J8X 1A1`, ALL)?.streetNumber,
  );
  expect(numbers).toEqual(['12', '12', '12½', '12-345']);
});
