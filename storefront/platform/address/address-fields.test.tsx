// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { AddressFields } from './address-fields.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

test('mentions the carrier’s call at the telephone field only for deliveries', async () => {
  const says = async (section: 'shipping' | 'billing'): Promise<boolean | undefined> => {
    rendered = await render(
      <AddressFields
        countries={[{ id: 'CA', name: 'Canada', regions: [] }]}
        initial={{}}
        errors={{}}
        withEmail={false}
        section={section}
        recheck={() => undefined}
      />,
      await testPlatform('CA_EN'),
    );
    const text = rendered.container.textContent;
    await rendered.unmount();
    return text?.includes('The carrier calls to agree on a delivery time.');
  };
  expect([await says('shipping'), await says('billing')]).toEqual([true, false]);
});
