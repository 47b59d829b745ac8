import '#storefront/testing/window.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { during, eventually } from '#storefront/testing/render.tsx';
import { openFakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { openTab, type Tab } from '../testing/tab.ts';
import { PayLaterForm } from './pay-later-form.tsx';

const PURCHASE_ORDER = { code: 'purchaseorder', title: 'Purchase order' };
const cad = (value: number) => ({ value, currency: 'CAD' });

// Each test decides when the code of the note is loaded.
const code = vi.hoisted(() => {
  let arrive = (): void => undefined;
  return { comes: new Promise<void>((resolve) => (arrive = resolve)), arrive: () => arrive() };
});
vi.mock('../company/buying-note.tsx', async (original) => {
  await code.comes;
  return await original();
});

let tab: Tab;
let page: Page | undefined;
const open = async (free: number): Promise<Page> => {
  const response = { customerCredit: { credit_limit: cad(1000), available_credit: cad(free) }, company: null };
  tab = openTab(openFakeBackEnd({ getBuying: response }));
  tab.platform.session.setToken('a customer');
  tab.store.setState({ totals: { grandTotal: cad(500) } as never });
  page = await openPage(tab, <PayLaterForm method={PURCHASE_ORDER} instructions={undefined} />);
  return page;
};
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page?.close();
  vi.unstubAllGlobals();
});

test('keeps an entered purchase order number when the available credit appears above it', async () => {
  const { enter, field, text } = await open(700);
  await enter({ po_number: 'PO-77' });
  const typed = field('po_number');
  await during(code.arrive);
  await eventually(() => text().includes('$700.00 of your $1,000.00 credit is available.'));
  expect([field('po_number') === typed, typed.value]).toEqual([true, 'PO-77']);
});

test('reports an order above the available credit and hides the number field', async () => {
  const { textOf, field } = await open(499);
  await during(code.arrive);
  await eventually(() => textOf('alert').includes('This order of $500.00 is more than the $499.00 available'));
  expect(field('po_number')).toBeNull();
});
