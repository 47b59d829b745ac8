import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import SiteAccess from './site-access.tsx';

const question = (code: string, label: string, value: number, isChosen = false) => ({
  code,
  label,
  price: { value, currency: 'CAD' },
  is_chosen: isChosen,
});
const QUESTIONS = [question('residential', 'It is a home', 0, true), question('appointment', 'At a set hour', 45)];
const saved: string[] = [];

const open = (answers: object) =>
  show(
    <SiteAccess
      cartId="c"
      onSaved={() => {
        saved.push('told');
        return Promise.resolve();
      }}
    />,
    { answers: { GetSiteAccess: { siteAccess: QUESTIONS }, ...answers } as never, width: 390 },
  );
const appointment = () => page.getByRole('checkbox', { name: 'At a set hour' });

test('each answer is saved with those before, and the ways to ship are read again', async () => {
  saved.length = 0;
  const sent: unknown[] = [];
  await open({
    SetSiteAccess: (variables: unknown) => {
      sent.push(variables);
      return { setSiteAccessOnCart: [] };
    },
  });
  await expect.element(page.getByRole('checkbox', { name: 'It is a home' })).toBeChecked();
  await expect.element(page.getByText('+ $45.00')).toBeVisible();
  await appointment().click();
  await expect.element(page.getByText('Saved. The ways to ship are up to date.')).toBeInTheDocument();
  expect([sent, saved]).toEqual([[{ cartId: 'c', access: ['residential', 'appointment'] }], ['told']]);
  await expect.element(appointment()).toBeChecked();
});

test('what could not be saved is taken back and said', async () => {
  saved.length = 0;
  await open({ SetSiteAccess: new TypeError('no connection') });
  await appointment().click();
  await expect.element(page.getByText('This was not saved. Try again.')).toBeVisible();
  await expect.element(appointment()).not.toBeChecked();
  expect(saved).toEqual([]);
});

test('a back end that asks nothing shows nothing', async () => {
  const { container } = await open({ GetSiteAccess: new Error('Cannot query field "siteAccess"') });
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  expect(container.querySelector('fieldset')).toBeNull();
});
