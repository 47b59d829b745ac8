// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { sequence, networkFailure, failing, type MockResponse } from '../testing/responses.ts';
import { createCustomer } from '../testing/customer.ts';
import { HOME, openBook, WORK } from '../testing/open-address-book.tsx';
import { cleanUp } from '../testing/open-part.tsx';

afterEach(cleanUp);

const FAILED = 'Your request could not be completed. Nothing you typed is lost; please try again.';

describe('[RT-20] an empty book', () => {
  test('explains its purpose and offers to add an address', async () => {
    const { texts, text, buttons, look } = await openBook();
    expect([texts('h2'), buttons(), look('Add an address')]).toEqual([
      ['No address yet'],
      ['Add an address'],
      'primary big',
    ]);
    expect(text()).toContain('Save your delivery address');
  });
});

describe('[RT-20] a book with addresses', () => {
  test('[EN-29] lists the default address first, with the use and the actions of each', async () => {
    const { texts, buttons, look, container } = await openBook({ addresses: [WORK, HOME] });
    expect(texts('li').map((words) => words.slice(0, 24))).toEqual([
      'Default shipping address',
      'Ann RoyRoy & Co2 Side St',
    ]);
    expect(buttons().map((name) => `${name}: ${look(name)}`)).toEqual([
      'Add an address: secondary medium',
      'Edit the address: 1 Main Street: default medium',
      'Remove the address: 1 Main Street: default medium',
      'Use as default for shipping: link medium',
      'Use as default for billing: link medium',
      'Edit the address: 2 Side Street: default medium',
      'Remove the address: 2 Side Street: default medium',
    ]);
    expect(texts('li')[0]).toBe(
      'Default shipping addressDefault billing addressAnn Roy1 Main StreetToronto, ON M5V 2T6416-555-0101EditRemove',
    );
    expect([texts('li')[1], container.querySelectorAll('li:nth-of-type(2) p').length]).toEqual([
      expect.stringContaining('416-555-0102'),
      2,
    ]);
  });

  test.each([
    ['default_shipping', 'Default shipping address', 'Use as default for billing'],
    ['default_billing', 'Default billing address', 'Use as default for shipping'],
  ])('with an address that is only %s shows that and offers the other', async (name, badge, offer) => {
    const { texts, buttons, container } = await openBook({ addresses: [{ ...WORK, [name]: true }] });
    expect(texts('li p')[0]).toBe(badge);
    expect([...container.querySelectorAll('li p span')].map((words) => words.className)).toEqual([
      expect.stringContaining('accent'),
    ]);
    expect(buttons().filter((words) => words.startsWith('Use'))).toEqual([offer]);
  });

  test.each([
    ['Use as default for shipping', { default_shipping: true }, 'Default shipping address'],
    ['Use as default for billing', { default_billing: true }, 'Default billing address'],
  ])('“%s” changes only that default, at once, and retries after a broken connection', async (offer, input, badge) => {
    const { responses } = createCustomer([WORK]);
    const { press, sent, toasts, texts } = await openBook({
      addresses: [WORK],
      responses: {
        ...responses,
        updateCustomerAddress: sequence(networkFailure, responses['updateCustomerAddress'] as MockResponse),
      },
    });
    await press(offer);
    const change = { operation: 'updateCustomerAddress', variables: { id: 8, input } };
    expect([sent, toasts(), texts('li p')[0]]).toEqual([
      [change, change],
      ['success: Your default address is changed.'],
      badge,
    ]);
  });

  test('shows an error in the address card if the default could not be changed', async () => {
    const { press, texts } = await openBook({
      addresses: [HOME, WORK],
      responses: { updateCustomerAddress: failing('graphql-input') },
    });
    await press('Use as default for shipping');
    expect(texts('li')[1]).toContain(FAILED);
    expect(texts('li')[0]).not.toContain(FAILED);
  });

  test('moves no focus when it opens', async () => {
    await openBook({ addresses: [HOME] });
    expect(document.activeElement).toBe(document.body);
  });
});

test.each([
  ['Edit the address: 2 Side Street', 'Edit the address: 2 Side Street'],
  ['Add an address', 'Add an address'],
])('a form opened by “%s” returns the focus to it when cancelled', async (opener, focused) => {
  const { press, button } = await openBook({ addresses: [HOME, WORK] });
  button(opener).focus();
  await press(opener);
  expect(document.activeElement?.tagName).toBe('H2');
  await press('Cancel');
  expect(document.activeElement).toBe(button(focused));
});

describe('removing an address', () => {
  test('asks for confirmation first, and can be cancelled', async () => {
    const { press, texts, sent, buttons, look, container, text } = await openBook({ addresses: [WORK] });
    await press('Remove the address: 2 Side Street');
    expect([texts('dialog h2'), texts('dialog address span')]).toEqual([
      ['Remove this address?'],
      ['Ann Roy', 'Roy & Co', '2 Side Street', 'Unit 3', 'Toronto, ON M5V 2T6'],
    ]);
    expect(text()).toContain('It leaves your address book.');
    expect(text()).not.toContain('It is a default address');
    expect(
      buttons()
        .slice(-3)
        .map((name) => `${name}: ${look(name)}`),
    ).toEqual(['Close: ', 'Remove: primary big', 'Keep it: default big']);
    expect(container.querySelector('dialog')?.open).toBe(true);
    await press('Keep it');
    expect([container.querySelector('dialog'), sent]).toEqual([null, []]);
  });

  test('removes it, announces it, and focuses a remaining button', async () => {
    const { press, texts, sent, toasts, container, button } = await openBook({ addresses: [HOME, WORK] });
    button('Remove the address: 2 Side Street').focus();
    await press('Remove the address: 2 Side Street');
    await press('Remove');
    expect([sent, toasts(), texts('address').length, container.querySelector('dialog')]).toEqual([
      [{ operation: 'deleteCustomerAddress', variables: { id: 8 } }],
      ['success: The address is removed.'],
      1,
      null,
    ]);
    expect(document.activeElement?.textContent).toBe('Add an address');
  });

  test.each(['default_shipping', 'default_billing'])(
    'that is %s shows a warning and first unsets it, because the shop deletes no default',
    async (name) => {
      const { press, sent, text } = await openBook({ addresses: [{ ...WORK, [name]: true }] });
      await press('Remove the address: 2 Side Street');
      expect(text()).toContain('It is a default address: without it you have none until you choose another.');
      await press('Remove');
      expect(sent).toEqual([
        {
          operation: 'updateCustomerAddress',
          variables: { id: 8, input: { default_shipping: false, default_billing: false } },
        },
        { operation: 'deleteCustomerAddress', variables: { id: 8 } },
      ]);
      expect(text()).toContain('No address yet');
    },
  );

  test('that is a default continues after the connection broke before the removal', async () => {
    const { responses } = createCustomer([HOME]);
    const { press, sent } = await openBook({
      responses: {
        ...responses,
        updateCustomerAddress: sequence(networkFailure, responses['updateCustomerAddress'] as MockResponse),
      },
    });
    await press('Remove the address: 1 Main Street');
    await press('Remove');
    expect(sent.map(({ operation }) => operation)).toEqual([
      'updateCustomerAddress',
      'updateCustomerAddress',
      'deleteCustomerAddress',
    ]);
  });

  test('that fails halfway shows the current state: the address still exists, but is not a default', async () => {
    const { press, texts, text } = await openBook({
      addresses: [HOME],
      responses: { deleteCustomerAddress: networkFailure },
    });
    await press('Remove the address: 1 Main Street');
    await press('Remove');
    expect(texts('dialog [role=alert]')).toEqual([FAILED]);
    expect([texts('li address').length, text().includes('Default shipping address')]).toEqual([1, false]);
  });

  test('that fails shows an error, and the address stays', async () => {
    const { press, texts, book } = await openBook({
      addresses: [WORK],
      responses: { deleteCustomerAddress: networkFailure },
    });
    await press('Remove the address: 2 Side Street');
    await press('Remove');
    expect([texts('dialog [role=alert]'), book().length]).toEqual([[FAILED], 1]);
  });
});
