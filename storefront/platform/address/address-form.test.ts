import { expect, test } from 'vitest';
import { firstProblem } from '#contract/validation.ts';
import type { FormAttribute } from '../attributes/form-attributes.ts';
import { customerAddressInput } from './address-book.ts';
import { addressFormOf, OWN_FORM } from './address-form.ts';
import { addressOf } from './address-of.ts';
import { addressRules } from './address-rules.ts';

const GATE: FormAttribute = {
  code: 'gate',
  label: 'Gate',
  input: 'SELECT',
  isRequired: true,
  initial: '',
  options: [{ label: 'North', value: '7' }],
  rules: [],
};
const BUILT_IN = { firstname: true, company: true, vat_id: false, telephone: false };
const FORM = addressFormOf({ builtIn: BUILT_IN, extra: [GATE] });
const VALUES = { country_id: 'CA', company: '', telephone: '', attribute_gate: '' };

const problems = (values: Record<string, string>, form = FORM): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addressRules(values, [], false, form)).flatMap(([name, rules]) => {
      const problem = firstProblem(values[name] ?? '', rules);
      return problem ? [[name, problem.code]] : [];
    }),
  );

test('a Magento decides which fields are on the form, and which are required', () => {
  expect(FORM.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['company', true],
    ['vat_id', false],
  ]);
  expect([FORM.telephone, addressFormOf({ builtIn: { telephone: true }, extra: [] }).telephone]).toEqual([
    'optional',
    'required',
  ]);
  expect(addressFormOf({ builtIn: { firstname: true }, extra: [] })).toEqual({
    fields: [],
    telephone: 'absent',
    extra: [],
  });
  expect([addressFormOf(null), addressFormOf(undefined)]).toEqual([OWN_FORM, OWN_FORM]);
});

test('required fields and attributes are validated, an optional telephone number only if given', () => {
  expect(problems(VALUES)).toMatchObject({ company: 'required', attribute_gate: 'required' });
  expect(problems(VALUES)).not.toHaveProperty('telephone');
  expect(problems({ ...VALUES, telephone: '12' })).toMatchObject({ telephone: 'telephone' });
  expect(problems(VALUES, OWN_FORM)).toMatchObject({ telephone: 'required' });
  expect(problems(VALUES, OWN_FORM)).not.toHaveProperty('company');
});

test('a required file does not block the form and is not sent', () => {
  const plan: FormAttribute = { ...GATE, code: 'plan', label: 'Plan', input: 'FILE', options: [] };
  const form = addressFormOf({ builtIn: BUILT_IN, extra: [GATE, plan] });
  const values = { ...VALUES, attribute_gate: '7' };
  expect(problems(values, form)).not.toHaveProperty('attribute_plan');
  expect(addressOf(values, [], 'CA', form).custom).toHaveLength(1);
});

test('custom attributes are saved in the address and in the address book', () => {
  const address = addressOf({ ...VALUES, attribute_gate: '7' }, [], 'CA', FORM);
  expect(address.custom).toEqual([{ attribute_code: 'gate', selected_options: [{ value: '7' }] }]);
  expect(customerAddressInput(address).custom_attributesV2).toEqual(address.custom);
  const plain = addressOf(VALUES, [], 'CA');
  expect(plain).not.toHaveProperty('custom');
  expect(customerAddressInput(plain)).not.toHaveProperty('custom_attributesV2');
});
