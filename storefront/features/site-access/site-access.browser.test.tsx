import { expect, test, vi } from 'vitest';
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
    { responses: { GetSiteAccess: { siteAccess: QUESTIONS }, ...answers } as never, width: 390 },
  );
const appointment = () => page.getByRole('checkbox', { name: 'At a set hour' });

test('saves each answer with earlier ones and reloads the shipping methods', async () => {
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

test('resets an answer that could not be saved and shows an error', async () => {
  saved.length = 0;
  await open({ SetSiteAccess: new TypeError('no connection') });
  await appointment().click();
  await expect.element(page.getByText('This was not saved. Try again.')).toBeVisible();
  await expect.element(appointment()).not.toBeChecked();
  expect(saved).toEqual([]);
});

test('shows nothing for a back end without questions', async () => {
  const { container } = await open({ GetSiteAccess: new Error('Cannot query field "siteAccess"') });
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  expect(container.querySelector('fieldset')).toBeNull();
});

/** The checkout step, and a response that comes on demand. */
const openInForm = async (requested: object[], storeView: 'CA_EN' | 'CA_FR' = 'CA_EN') => {
  const sent: string[] = [];
  let come: () => void = () => undefined;
  const answer = new Promise<object>((resolve) => (come = () => resolve({ siteAccess: requested })));
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('sent');
      }}
    >
      <SiteAccess cartId="c" onSaved={() => Promise.resolve()} />
      <button type="submit">Go on</button>
    </form>,
    { responses: { GetSiteAccess: () => answer } as never, storeView },
  );
  return { sent, come: () => come(), goOn: page.getByRole('button', { name: 'Go on' }) };
};

test('stops an early submission at the questions with an explanation; the next one continues', async () => {
  const { sent, come, goOn } = await openInForm(QUESTIONS, 'CA_FR');
  await goOn.click();
  expect(sent).toEqual([]);
  come();
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toContain('le prix du transport dépend de ces réponses');
  await expect.element(page.getByRole('group')).toHaveFocus();
  await goOn.click();
  expect(sent).toEqual(['sent']);
});

test('shows no explanation for loaded questions, and does not stop a submission without questions', async () => {
  const first = await openInForm(QUESTIONS);
  first.come();
  await expect.element(page.getByRole('group')).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  await first.goOn.click();
  expect(first.sent).toEqual(['sent']);
  const none = await openInForm([]);
  await none.goOn.click();
  expect(none.sent).toEqual([]);
  none.come();
  await vi.waitFor(() => expect(none.sent).toEqual(['sent']));
});
