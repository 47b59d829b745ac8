import { afterEach, expect, test } from 'vitest';
import { groupPricesQuery } from '#storefront/platform/session/group-prices.ts';
import { show } from '#storefront/testing/browser.tsx';
import { GroupPrice } from './group-price.tsx';

const PRICE = { finalMinor: 8000, regularMinor: 10_000, ordinaryMinor: 10_000, currency: 'CAD' };
const session = { isSignedIn: () => true, subscribe: () => () => undefined };

afterEach(() => {
  delete document.documentElement.dataset['signedIn'];
  delete document.documentElement.dataset['groupPrices'];
});

const heightOf = async (hasGroupPrices: boolean): Promise<number> => {
  const { container } = await show(
    async ({ platform, queryClient }) => {
      queryClient.setQueryData(groupPricesQuery(platform).queryKey, hasGroupPrices);
      return (
        <GroupPrice price={PRICE}>
          <p>$80.00</p>
        </GroupPrice>
      );
    },
    { platform: { session } as never },
  );
  return container.getBoundingClientRect().height;
};

test('a price rendered for guests has the height of a group price if the browser remembers one', async () => {
  const withGroup = await heightOf(true);
  expect(await heightOf(false)).toBeLessThan(withGroup);
  document.documentElement.dataset['signedIn'] = '';
  document.documentElement.dataset['groupPrices'] = '';
  expect(await heightOf(false)).toBe(withGroup);
  expect(await heightOf(true)).toBe(withGroup);
});
