import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlatformProvider } from '#storefront/platform/platform.tsx';
import { testPlatform } from '#storefront/testing/render.tsx';
import { SampleButton } from './sample-button.tsx';

test.each([
  ['CA_EN', '/samples'],
  ['CA_FR', '/CA_FR/samples'],
] as const)(
  'the server renders the button, and a link to the samples page for browsers without scripts: %s',
  async (view, href) => {
    const html = renderToString(
      <PlatformProvider platform={await testPlatform(view)}>
        <SampleButton sku="QRL" name="Quarry Lane" isOffered />
      </PlatformProvider>,
    );
    expect(html).toMatch(/^<button[^>]*aria-label="[^"]*Quarry Lane"/);
    expect(html).toMatch(new RegExp(`<noscript><a[^>]*href="${href}"`));
  },
);
