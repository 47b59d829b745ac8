import { expect, test } from 'vitest';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { isNotFound } from '#storefront/platform/navigation/signals.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { testPlatform } from '#storefront/testing/render.tsx';
import { loadCmsPage } from './load-cms-page.ts';

const failing = async (category: 'graphql-no-such-entity' | 'internal'): Promise<unknown> => {
  const platform = await testPlatform('CA_EN');
  const queryClient = {
    ensureQueryData: () =>
      Promise.reject(new GraphqlError([{ message: 'There is no page "faq".', category } as never])),
  };
  return loadCmsPage({ platform, queryClient } as unknown as RouterContext, 'faq').catch((error: unknown) => error);
};

test('a missing CMS page is not found; other errors stay errors', async () => {
  expect(isNotFound(await failing('graphql-no-such-entity'))).toBe(true);
  expect(await failing('internal')).toBeInstanceOf(GraphqlError);
});
