import { comparedIn } from '#storefront/features/compare/compared.ts';
import { comparedQuery } from '#storefront/features/product/compare/compared-query.ts';
import { attributeLabelsQuery } from '#storefront/features/product/facts/attribute-labels.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { CompareScreen } from '#storefront/shell/compare-screen.tsx';
import { definePage } from '#storefront/shell/page.tsx';

/** Products side by side, named in the address. */
export const page = definePage({
  load: async ({ context: { platform, queryClient }, search }) => {
    const skus = comparedIn(search).map(({ sku }) => sku);
    if (skus.length === 0) return;
    await Promise.all([
      queryClient.ensureQueryData(comparedQuery(platform, skus)),
      queryClient.prefetchQuery(attributeLabelsQuery(platform)),
    ]);
  },
  head: ({ context }) => ({ title: translateWith(context.platform)('product.compare.title') }),
  Component: ({ search }) => <CompareScreen search={search} />,
});
