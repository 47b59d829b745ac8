import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testPlatform } from '#storefront/testing/render.tsx';
import { PlatformProvider } from '../platform.tsx';
import { NeedsScripts } from './needs-scripts.tsx';

test.each([
  ['CA_EN', 'Cart and checkout need JavaScript'],
  ['CA_FR', 'Le panier et la commande demandent JavaScript'],
] as const)('shows browsers without scripts that JavaScript is required: %s', async (view, words) => {
  const html = renderToString(
    <PlatformProvider platform={await testPlatform(view)}>
      <NeedsScripts />
    </PlatformProvider>,
  );
  expect(html).toMatch(new RegExp(`^<noscript><p>${words}`));
});
