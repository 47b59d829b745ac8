import { expect, test } from 'vitest';
import { applicationRules } from './careers.ts';
import { visitRules } from './reservation.ts';
import { tradeRules } from './trade.ts';
import { contactRules, MAX_CONTACT_MESSAGE, type ContactField } from './contact.ts';
import { firstProblem } from './validation.ts';

const problem = (field: ContactField, value: string) => firstProblem(value, contactRules('CA')[field])?.code;

test.each<[ContactField, string, string | undefined]>([
  ['topic', 'order', undefined],
  ['topic', 'spam', 'required'],
  ['order_number', '', undefined],
  ['order_number', '# 000 000 123', undefined],
  ['order_number', '1234567890', 'number'],
  ['order_number', 'A12', 'number'],
  ['telephone', '', undefined],
  ['telephone', '514-555-0101', undefined],
  ['telephone', '555', 'telephone'],
  ['comment', '   ', 'required'],
  ['comment', 'é'.repeat(MAX_CONTACT_MESSAGE), undefined],
  ['comment', 'é'.repeat(MAX_CONTACT_MESSAGE + 1), 'too_long'],
  ['name', 'Ann', undefined],
  ['email', 'ann@', 'email'],
])('%s "%s" is judged %s', (field, value, code) => {
  expect(problem(field, value)).toBe(code);
});

test('telephone numbers of forms follow the country of the shop', () => {
  const telephone = '+49 421 123456';
  const formsIn = (country: string) =>
    [contactRules(country), visitRules(country), tradeRules(country), applicationRules(country)].map(
      (rules) => firstProblem(telephone, rules.telephone)?.code,
    );
  expect(formsIn('DE')).toEqual([undefined, undefined, undefined, undefined]);
  expect(formsIn('CA')).toEqual(['telephone', 'telephone', 'telephone', 'telephone']);
});
