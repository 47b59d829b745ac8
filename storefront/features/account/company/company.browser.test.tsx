import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import { Company } from './company.tsx';

const ROLE = { id: 'administrator', name: 'Administrator' };

test('the confirmation before leaving has space between its text and its buttons', async () => {
  const ann = { id: 'ann', firstname: 'Ann', lastname: 'Roy', email: 'ann@example.com', role: ROLE, order_limit: null };
  await show(<Company accepted={() => undefined} takenBack={() => undefined} />, {
    width: 390,
    responses: {
      getPurchaseOrders: { companyPurchaseOrders: { items: [] } },
      getCompany: {
        company: {
          id: 'C1',
          name: 'Atelier Roy',
          role: ROLE,
          order_limit: null,
          roles: { items: [ROLE] },
          users: { items: [{ ...ann, is_you: true }] },
          invitations: [],
          orders: { items: [], page_info: null },
        },
      },
    },
  });
  await page.getByRole('button', { name: 'Leave the company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the company?' });
  await expect.element(dialog).toBeVisible();
  const words = boxOf(dialog.getByText(/You will no longer see/).element());
  const response = boxOf(dialog.getByRole('button', { name: 'Leave the company' }).element());
  expect(response.top - words.bottom).toBeGreaterThanOrEqual(16);
});
