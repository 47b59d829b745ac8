// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { sequence, networkFailure, type MockResponse } from '../testing/responses.ts';
import { createCustomer } from '../testing/customer.ts';
import { HOME, openBook, TYPED, WORK } from '../testing/open-address-book.tsx';
import { cleanUp } from '../testing/open-part.tsx';

afterEach(cleanUp);

const FAILED = 'Your request could not be completed. Nothing you typed is lost; please try again.';
const INPUT = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: '',
  street: ['5 Rue Peel'],
  city: 'Montréal',
  region: { region: 'Quebec', region_code: 'QC', region_id: 76 },
  postcode: 'H2Y 1C6',
  country_code: 'CA',
  telephone: '514-555-0101',
};

describe('[RT-20] the form of an address', () => {
  test('starts with the customer’s name, the store’s country and both defaults', async () => {
    const { press, field, texts, look, container, buttons, ticked } = await openBook();
    await press('Add an address');
    expect([texts('h2'), document.activeElement]).toEqual([['New address'], container.querySelector('h2')]);
    expect(container.querySelector('form')?.getAttribute('aria-labelledby')).toBe(container.querySelector('h2')?.id);
    expect(['firstname', 'lastname', 'country_id', 'street_1'].map((name) => field(name).value)).toEqual([
      'Ann',
      'Roy',
      'CA',
      '',
    ]);
    expect(ticked()).toEqual([true, true]);
    expect(container.querySelector('[name=email]')).toBeNull();
    expect(buttons().map((name) => `${name}: ${look(name)}`)).toEqual(['Save: primary big', 'Cancel: default big']);
    await cleanUp();
    const american = await openBook({ storeView: 'US_EN' });
    await american.press('Add an address');
    expect(american.field('country_id').value).toBe('US');
  });

  test('saves the first address, announces it, and returns to the list', async () => {
    const { press, fill, submit, sent, toasts, texts } = await openBook();
    await press('Add an address');
    fill(TYPED);
    await submit();
    expect(sent).toEqual([
      {
        operation: 'createCustomerAddress',
        variables: { input: { ...INPUT, default_shipping: true, default_billing: true } },
      },
    ]);
    expect([toasts(), texts('address span')]).toEqual([
      ['success: The address is saved.'],
      ['Ann Roy', '5 Rue Peel', 'Montréal, QC H2Y 1C6'],
    ]);
    expect(document.activeElement?.textContent).toBe('Add an address');
  });

  test.each([
    ['CA_EN', 'Add an address', 'This is a required field', 'Enter a ten-digit phone number such as 514-555-0101.'],
    [
      'CA_FR',
      'Ajouter une adresse',
      'Ce champ est requis',
      'Entrez un numéro de téléphone à dix chiffres comme 514-555-0101.',
    ],
  ] as const)('in %s names the error of each field, and sends nothing', async (storeView, add, required, telephone) => {
    const { press, submit, errors, sent, fill } = await openBook({ storeView });
    await press(add);
    await submit();
    expect(errors()).toEqual(
      Object.fromEntries(['street_1', 'city', 'region', 'postcode', 'telephone'].map((name) => [name, required])),
    );
    fill({ ...TYPED, telephone: '12' });
    await submit();
    expect([errors(), sent]).toEqual([{ telephone }, []]);
  });

  test('does not retry a new address after a broken connection, and keeps typed values', async () => {
    const { press, fill, submit, sent, alerts, field } = await openBook({
      responses: { createCustomerAddress: networkFailure },
    });
    await press('Add an address');
    fill(TYPED);
    await submit();
    expect([sent.length, alerts(), field('street_1').value]).toEqual([1, [FAILED], '5 Rue Peel']);
  });

  test('an additional address replaces a default only if requested', async () => {
    const { press, fill, submit, sent, tick, ticked } = await openBook({ addresses: [HOME] });
    await press('Add an address');
    expect(ticked()).toEqual([false, false]);
    fill(TYPED);
    await tick('Use as default for billing');
    await submit();
    expect(sent).toMatchObject([{ variables: { input: { default_shipping: false, default_billing: true } } }]);
  });

  test('sends the whole changed address, and retries after a broken connection', async () => {
    const { responses } = createCustomer([HOME, WORK]);
    const { press, field, fill, submit, sent, texts, ticked } = await openBook({
      responses: {
        ...responses,
        updateCustomerAddress: sequence(networkFailure, responses['updateCustomerAddress'] as MockResponse),
      },
    });
    await press('Edit the address: 2 Side Street');
    expect([texts('h2'), ticked()]).toEqual([['Change the address'], [false, false]]);
    expect(
      ['company', 'street_1', 'street_2', 'region', 'postcode', 'telephone'].map((name) => field(name).value),
    ).toEqual(['Roy & Co', '2 Side Street', 'Unit 3', 'ON', 'M5V 2T6', '416-555-0102']);
    fill({ street_2: '' });
    await submit();
    expect(sent.length).toBe(2);
    expect(sent[1]).toMatchObject({
      operation: 'updateCustomerAddress',
      variables: {
        id: 8,
        input: { street: ['2 Side Street'], company: 'Roy & Co', default_shipping: false, default_billing: false },
      },
    });
    expect(texts('li')[1]).not.toContain('Unit 3');
  });

  test('keeps the defaults of a changed address, and changes nothing on “Cancel”', async () => {
    const { press, field, sent, texts, ticked } = await openBook({ addresses: [HOME] });
    await press('Edit the address: 1 Main Street');
    expect(ticked()).toEqual([true, true]);
    await press('Cancel');
    expect([sent, texts('address').length]).toEqual([[], 1]);
    expect(document.activeElement?.textContent).toBe('Edit');
    await press('Add an address');
    expect(field('street_1').value).toBe('');
  });
});

describe('an address form that was open when the sign-in expired', () => {
  const runOut = async (which: string, typed: Readonly<Record<string, string>>, ticked: readonly string[] = []) => {
    const { press, fill, tick, session } = await openBook({ addresses: [HOME, WORK] });
    await press(which);
    fill(typed);
    for (const label of ticked) await tick(label);
    await during(() => session.lapse());
    const { fill: _, ...saved } = await openBook({ addresses: [HOME, WORK] });
    return saved;
  };

  test('is restored as a new address, with the checked boxes', async () => {
    const part = await runOut('Add an address', { ...TYPED, firstname: 'Zoé' }, ['Use as default for billing']);
    expect([part.texts('h2'), part.field('firstname').value, part.field('region').value]).toEqual([
      ['New address'],
      'Zoé',
      'QC',
    ]);
    expect(part.ticked()).toEqual([false, true]);
    await part.submit();
    expect(part.sent).toMatchObject([
      { operation: 'createCustomerAddress', variables: { input: { firstname: 'Zoé' } } },
    ]);
  });

  test('is restored as the edited address, once', async () => {
    const part = await runOut('Edit the address: 1 Main Street', { city: 'Ottawa' }, ['Use as default for billing']);
    expect([part.texts('h2'), part.field('city').value]).toEqual([['Change the address'], 'Ottawa']);
    expect(part.ticked()).toEqual([true, false]);
    await part.press('Cancel');
    await part.press('Edit the address: 1 Main Street');
    expect(part.field('city').value).toBe('Toronto');
  });
});
