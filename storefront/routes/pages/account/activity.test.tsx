import { expect, test } from 'vitest';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { testPlatform } from '#storefront/testing/render.tsx';
import { page } from './activity.tsx';

test('the page title lists only the kinds of activity that the back end supports', async () => {
  const platform = await testPlatform('CA_FR');
  const titleWith = async (lacks: string): Promise<string> => {
    const context = { platform: { ...platform, lacks }, queryClient: createQueryClient() };
    const opened = await page.open({ context, params: {}, search: {} });
    return (opened as { head: { title: string } }).head.title;
  };
  expect([await titleWith(''), await titleWith('samples,visits of a customer')]).toEqual([
    expect.stringContaining('Échantillons, visites, évaluations'),
    expect.stringMatching(/^Évaluations/),
  ]);
});
