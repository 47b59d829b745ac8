import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { renderFor, testPlatform } from '#storefront/platform/testing/render.tsx';
import { hiddenPriceQuery } from '../model/product-query.ts';
import type { Buyable } from '../model/product.ts';
import { PriceBlock } from './price-block.tsx';

const buyable = { sku: 'SLB', isInStock: true, attributes: new Map() } as unknown as Buyable;

const hidden = async (reason: 'SIGN_IN' | 'TRADE' | 'QUOTE' | null, code: StoreViewCode = 'CA_EN'): Promise<string> => {
  const client = new QueryClient();
  client.setQueryData(hiddenPriceQuery(await testPlatform(code), 'SLB').queryKey, reason);
  return renderFor(
    <QueryClientProvider client={client}>
      <PriceBlock buyable={buyable} isFrom={false} />
    </QueryClientProvider>,
    code,
  );
};

test('[RO-10] a product for trade accounts shows so, and links to the application', async () => {
  const english = await hidden('TRADE');
  expect(english).toContain('Sold to approved trade accounts only.');
  expect(english).toMatch(/<a [^>]*href="[^"]*\/trade"[^>]*>Apply for a trade account<\/a>/);
  expect(english).toMatch(/<a [^>]*href="#sign-in"[^>]*>Sign in for price<\/a>/);
  expect(english).not.toContain('Request a quote');
  const french = await hidden('TRADE', 'CA_FR');
  expect(french).toContain('Vendu seulement aux comptes professionnels approuvés.');
  expect(french).toMatch(/<a [^>]*href="[^"]*\/trade"[^>]*>Demander un compte professionnel<\/a>/);
});

test.each(['SIGN_IN', 'QUOTE', null] as const)(
  '[RO-10] another product without a price links to a quote: %s',
  async (reason) => {
    const html = await hidden(reason);
    expect(html).toContain('Request a quote');
    expect(html).not.toContain('trade accounts only');
  },
);
