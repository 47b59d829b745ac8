import { describe, expect, test } from 'vitest';
import { CommerceError } from '#commerce/platform/errors.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import type { ShowroomVisitInput } from '#contract/generated/schema-types.ts';
import { VISIT_CONSENT } from '#contract/reservation.ts';
import { checkedVisit, isSameVisit, LINK_RATE, MAX_UPCOMING, refusal, RESERVE_RATE } from './rules.ts';
import type { Visit } from './types.ts';

const input: ShowroomVisitInput = {
  request_id: 'request-0123456789',
  showroom_code: 'laval',
  starts_at: '2026-06-20T14:00:00Z',
  topic: 'floor',
  people: 2,
  fullname: ' Ann \t Roy ',
  email: ' ann@example.com ',
  telephone: '+1 (514) 555-0101',
  notes: ' Two\r\nlines\u0007 ',
  consent_version: VISIT_CONSENT,
};
const CANADA = { language: 'en', countryId: 'CA' } as const;
const reported = (change: Partial<ShowroomVisitInput>, language: 'en' | 'fr' = 'en', countryId = 'CA') =>
  refusalOf(() => checkedVisit({ ...input, ...change }, { language, countryId }));

describe('a request for a visit', () => {
  test('is trimmed and without control characters; notes have lines, the number its North American form', () => {
    expect(checkedVisit(input, CANADA)).toEqual({
      requestId: 'request-0123456789',
      showroomCode: 'laval',
      startsAt: new Date('2026-06-20T14:00:00Z'),
      topic: 'floor',
      people: 2,
      fullname: 'Ann Roy',
      email: 'ann@example.com',
      telephone: '514-555-0101',
      notes: 'Two\nlines',
      consentVersion: VISIT_CONSENT,
    });
    expect(
      checkedVisit({ ...input, fullname: 'Re\u0301ne\u0000\nRoy', notes: 'a\tb', telephone: '5145550101' }, CANADA),
    ).toMatchObject({ fullname: 'R\u00e9ne Roy', notes: 'a b', telephone: '514-555-0101' });
  });

  test('needs no notes', () => {
    expect([null, undefined, '', ' \n '].map((notes) => checkedVisit({ ...input, notes }, CANADA).notes)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test.each<[change: Partial<ShowroomVisitInput>, code: string, en: string, fr: string]>([
    [{ showroom_code: ' ' }, 'VISIT_SHOWROOM_CODE', 'This is a required field', 'Ce champ est requis'],
    [{ starts_at: 'soon' }, 'VISIT_STARTS_AT', 'This is a required field', 'Ce champ est requis'],
    [{ topic: 'weather' }, 'VISIT_TOPIC', 'This is a required field', 'Ce champ est requis'],
    [{ people: 7 }, 'VISIT_PEOPLE', 'This is a required field', 'Ce champ est requis'],
    [{ fullname: '\u0000' }, 'VISIT_FULLNAME', 'This is a required field', 'Ce champ est requis'],
    [{ fullname: 'x'.repeat(121) }, 'VISIT_FULLNAME', 'Must have less characters', 'Doit contenir moins de caractères'],
    [{ email: 'ann' }, 'VISIT_EMAIL', 'Enter a valid email address.', 'Entrez une adresse courriel valide.'],
    [
      { telephone: '555-0101' },
      'VISIT_TELEPHONE',
      'Enter a ten-digit phone number such as 514-555-0101.',
      'Entrez un numéro de téléphone à dix chiffres comme 514-555-0101.',
    ],
    [{ notes: 'x'.repeat(1001) }, 'VISIT_NOTES', 'Must have less characters', 'Doit contenir moins de caractères'],
    [{ consent_version: '1999-01' }, 'VISIT_CONSENT_VERSION', 'This is a required field', 'Ce champ est requis'],
  ])('%j is refused with its field’s code', (change, code, en, fr) => {
    expect([reported(change), reported(change, 'fr')]).toEqual([
      { message: en, category: 'graphql-input', code },
      { message: fr, category: 'graphql-input', code },
    ]);
  });

  test('has a telephone number of the country of the shop', () => {
    const telephone = '+49 421 123456';
    expect(checkedVisit({ ...input, telephone }, { language: 'fr', countryId: 'DE' })).toMatchObject({ telephone });
    expect(reported({ telephone })).toMatchObject({ code: 'VISIT_TELEPHONE' });
    expect([reported({ telephone: '123' }, 'en', 'DE'), reported({ telephone: '123' }, 'fr', 'DE')]).toMatchObject([
      { message: 'Enter a phone number of 6 to 15 digits.', code: 'VISIT_TELEPHONE' },
      { message: 'Entrez un numéro de téléphone de 6 à 15 chiffres.', code: 'VISIT_TELEPHONE' },
    ]);
  });

  test('lists everything that is wrong with it', () => {
    const refused = (): CommerceError | undefined => {
      try {
        checkedVisit({ ...input, topic: '', email: 'ann', people: 0 }, CANADA);
        return undefined;
      } catch (error) {
        return error as CommerceError;
      }
    };
    expect(refused()?.errors.map(({ code }) => code)).toEqual(['VISIT_TOPIC', 'VISIT_PEOPLE', 'VISIT_EMAIL']);
    expect(refused()?.message).toBe('This is a required field');
  });

  test('of a robot, which fills the hidden field, is refused', () => {
    expect(reported({ website: 'http://spam.test' })).toEqual({
      message: 'The request was refused. Please call the showroom.',
      category: 'graphql-input',
      code: 'VISIT_REFUSED',
    });
    expect(reported({ website: '' })).toBeUndefined();
  });

  test('has an id of 16 to 64 letters, digits and hyphens', () => {
    for (const id of ['x'.repeat(16), 'x'.repeat(64), 'A1-'.repeat(6)])
      expect(reported({ request_id: id })).toBeUndefined();
    for (const id of ['x'.repeat(15), 'x'.repeat(65), `${'x'.repeat(16)} `, `_${'x'.repeat(16)}`, `${'x'.repeat(16)}!`])
      expect(reported({ request_id: id })?.message).toBe(
        'The request_id must have 16 to 64 letters, digits and hyphens.',
      );
  });
});

describe('a refusal', () => {
  const kinds = [
    'taken',
    'notOffered',
    'alreadyBooked',
    'tooMany',
    'unknownLink',
    'over',
    'noVisits',
    'refused',
  ] as const;

  test('has the code of the contract and Magento’s category', () => {
    expect(kinds.map((why) => [refusal(why, 'en').code, refusal(why, 'en').category])).toEqual([
      ['VISIT_TIME_TAKEN', 'graphql-input'],
      ['VISIT_TIME_TAKEN', 'graphql-input'],
      ['VISIT_ALREADY_BOOKED', 'graphql-already-exists'],
      ['VISIT_TOO_MANY', 'graphql-input'],
      ['VISIT_UNKNOWN', 'graphql-no-such-entity'],
      ['VISIT_OVER', 'graphql-input'],
      ['VISIT_SHOWROOM_CODE', 'graphql-input'],
      ['VISIT_REFUSED', 'graphql-input'],
    ]);
  });

  test('states its own reason, in English and in French', () => {
    const messages = (['en', 'fr'] as const).flatMap((language) => kinds.map((why) => refusal(why, language).message));
    expect(new Set(messages).size).toBe(16);
    expect([refusal('taken', 'en').message, refusal('taken', 'fr').message]).toEqual([
      'This time has just been taken. Please choose another one.',
      'Cette plage vient d’être réservée. Choisissez-en une autre.',
    ]);
    for (const message of messages) expect(message).toMatch(/^\p{Lu}.{15,}\.$/u);
  });
});

test('a visit belongs to a request with the same showroom, time and visitor', () => {
  const request = checkedVisit(input, CANADA);
  const visit = {
    showroomCode: 'laval',
    startsAt: new Date('2026-06-20T14:00:00Z'),
    email: 'ann@example.com',
  } as Visit;
  expect(isSameVisit(visit, request)).toBe(true);
  for (const other of [
    { showroomCode: 'quebec' },
    { startsAt: new Date('2026-06-20T15:00:00Z') },
    { email: 'bob@example.com' },
  ])
    expect(isSameVisit({ ...visit, ...other }, request)).toBe(false);
});

test('ten bookings and sixty links per hour and IP address; three upcoming visits per visitor', () => {
  expect([RESERVE_RATE, LINK_RATE, MAX_UPCOMING]).toEqual([
    { limit: 10, perSeconds: 3600 },
    { limit: 60, perSeconds: 3600 },
    3,
  ]);
});
