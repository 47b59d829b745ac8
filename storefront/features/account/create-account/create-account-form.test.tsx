// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { CreateAccountForm } from '../create-account-form.tsx';
import { failing, type MockResponse } from '../testing/responses.ts';
import { done, openGuestForms } from '../testing/open-guest-forms.tsx';
import { cleanUp, openPart } from '../testing/open-part.tsx';

afterEach(cleanUp);

const openCreate = async (
  responses: Readonly<Record<string, MockResponse>> = { createAccount: () => ({}) },
  isReady = true,
) => {
  const part = await openGuestForms({ responses, isReady });
  await part.press('New here? Create an account');
  return part;
};

describe('creating an account', () => {
  const zoe = { firstname: 'Zoé', lastname: 'Roy', email: 'zoe@example.com', password: 'Granite-34' };

  test('asks for the name, the address and the password twice', async () => {
    const { fields, buttons, look, texts, container, text } = await openCreate();
    expect(fields()).toEqual([
      'First name: firstname text given-name 255 required',
      'Last name: lastname text family-name 255 required',
      'Email: email email username email 254 required',
      'Password: password password new-password 512 required',
      'Password again: password_again password new-password 512 required',
      'Show password: checkbox',
    ]);
    expect(text()).toContain('At least 8 characters, of three kinds');
    expect([texts('h2'), container.querySelector('form')?.getAttribute('aria-labelledby')]).toEqual([
      ['Create an account'],
      container.querySelector('h2')?.id,
    ]);
    expect(buttons().map((name) => `${name}: ${look(name)}`)).toEqual([
      'Create account: primary big wide',
      'Have an account? Sign in: link small',
    ]);
  });

  test('[VA-24] follows the password rule of the back end, in hint and message', async () => {
    const rule = { minimum_password_length: '12', required_character_classes_number: '4' };
    const { submit, errors, fill, text } = await openCreate({ getPasswordRule: () => ({ storeConfig: rule }) });
    await expect.poll(text).toContain('At least 12 characters: lower case, upper case, digits and symbols.');
    fill({ ...zoe, password_again: zoe.password });
    await submit();
    expect(errors()).toEqual({ password: 'This field must have at least 12 characters' });
    fill({ password: 'granite-345678', password_again: 'granite-345678' });
    await submit();
    expect(errors()['password']).toContain('at least 4 of the following');
  });

  test('shows, checks and sends the attributes that the merchant added', async () => {
    const item = (code: string, frontend_input: string, more: object = {}) => ({
      __typename: 'CustomerAttributeMetadata',
      code,
      label: `Label of ${code}`,
      frontend_input,
      is_required: false,
      default_value: null,
      options: [],
      sort_order: 1,
      validate_rules: [],
      ...more,
    });
    const options = [
      { label: 'Retail', value: '4' },
      { label: 'Trade', value: '5' },
    ];
    const items = [
      item('firstname', 'TEXT', { is_required: true }),
      item('licence', 'FILE', { is_required: true }),
      item('photo', 'IMAGE'),
      item('business', 'SELECT', { sort_order: 9, is_required: true, options }),
      item('prefix', 'TEXT', { sort_order: 2 }),
      item('reference', 'TEXT', { sort_order: 3, validate_rules: [{ name: 'INPUT_VALIDATION', value: 'numeric' }] }),
    ];
    const { submit, errors, fill, fields, text, sent, container } = await openCreate({
      createAccount: () => ({}),
      getFormAttributes: () => ({ attributesForm: { items } }),
    });
    await expect.poll(text).toContain('Label of business');
    expect(container.querySelector<HTMLSelectElement>('[name=attribute_business]')?.required).toBe(true);
    expect(text()).toContain('The shop also needs “Label of licence”, a file that cannot be sent with this form.');
    expect(text()).not.toContain('Label of photo');
    expect(fields().filter((field) => field.includes('attribute_'))).toEqual([
      'Label of prefixoptional: attribute_prefix text honorific-prefix',
      'Label of referenceoptional: attribute_reference text off',
    ]);
    fill({ ...zoe, password_again: zoe.password, attribute_reference: 'x' });
    await submit();
    expect(errors()).toEqual({
      attribute_reference: 'You need to put a valid number',
      attribute_business: 'This is a required field',
    });
    fill({ attribute_reference: '12', attribute_business: '5' });
    await submit();
    expect(sent).toEqual([
      {
        operation: 'createAccount',
        variables: {
          input: {
            ...zoe,
            custom_attributes: [
              { attribute_code: 'reference', value: '12' },
              { attribute_code: 'business', selected_options: [{ value: '5' }] },
            ],
          },
        },
      },
    ]);
  });

  test('[VA-07] names the missing value of each field, and sends nothing', async () => {
    const { submit, errors, sent, fill } = await openCreate();
    await submit();
    const required = 'This is a required field';
    expect(errors()).toEqual({
      firstname: required,
      lastname: required,
      email: required,
      password: required,
      password_again: 'Fill the password field and then confirm its value',
    });
    fill({ ...zoe, email: 'zoe', password: 'zoe@Example.com', password_again: 'zoe@Example.com' });
    await submit();
    expect(errors()).toMatchObject({ email: 'Invalid email address. Please correct and try again.' });
    fill({ email: 'zoe@example.com' });
    await submit();
    expect(errors()).toEqual({ password: expect.stringContaining('The password cannot be your email address.') });
    expect(sent).toEqual([]);
  });

  test('[VA-08] sends each value in its field, once the passwords match', async () => {
    const { fill, submit, errors, sent } = await openCreate();
    fill({ ...zoe, password_again: 'Granite-35' });
    await submit();
    expect([errors(), sent]).toEqual([{ password_again: 'Type your password again' }, []]);
    fill({ password_again: zoe.password });
    await submit();
    expect(sent).toEqual([{ operation: 'createAccount', variables: { input: zoe } }]);
    expect(done.mock.calls).toEqual([['Your account is ready and you are signed in.']]);
  });

  test('reports that the account was created even if signing in then fails', async () => {
    const { fill, submit, alerts } = await openCreate(undefined, false);
    fill({ ...zoe, password_again: zoe.password });
    await submit();
    expect([done.mock.calls, alerts()]).toEqual([
      [['Your account is ready. If we emailed you a link, open it first; then sign in.']],
      [],
    ]);
  });

  test('reports an existing account, preserves typed values, and links back', async () => {
    const { fill, submit, alerts, field, press, texts } = await openCreate({
      createAccount: failing('graphql-already-exists'),
    });
    fill({ ...zoe, password_again: zoe.password });
    await submit();
    expect(alerts()).toEqual(['There is an account with this email address. Sign in instead.']);
    expect([field('firstname').value, field('password').value, done.mock.calls]).toEqual(['Zoé', zoe.password, []]);
    await press('Have an account? Sign in');
    expect(texts('h2')).toEqual(['Sign in']);
  });
});

test('[RT-13] details that arrive later fill only empty fields', async () => {
  const Later = () => {
    const [known, setKnown] = useState<Record<string, string>>();
    return (
      <>
        <CreateAccountForm createAccount={async () => undefined} onOther={() => undefined} known={known} />
        <button type="button" onClick={() => setKnown({ firstname: 'Ann', lastname: 'Roy' })}>
          Learn
        </button>
      </>
    );
  };
  const { fill, press, field } = await openPart(Later, { isSignedIn: false });
  fill({ firstname: 'Zoé' });
  await press('Learn');
  expect([field('firstname').value, field('lastname').value]).toEqual(['Zoé', 'Roy']);
});
