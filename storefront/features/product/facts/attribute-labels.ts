import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { GetAttributeLabelsDocument } from '../api/get-attribute-labels.graphql.ts';

type Labels = Readonly<Record<string, string>>;

/** Labels of visible attributes by code. Empty if the back end does not list attributes. */
export const attributeLabelsQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetAttributeLabelsDocument,
    {},
    {
      staleTime: Infinity,
      select: ({ attributesList }): Labels =>
        Object.fromEntries(
          (attributesList?.items ?? []).flatMap((item) => (item?.label ? [[item.code, item.label] as const] : [])),
        ),
      recover: (): Labels => ({}),
    },
  );

const fromCode = (code: string): string => {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the merchant's label of an attribute. Without a label, the label is derived from the code. */
export const useAttributeLabel = (): ((code: string) => string) => {
  const t = useT();
  const { data: labels = {} } = useQuery(attributeLabelsQuery(usePlatform()));
  return (code) => labels[code] ?? (code === 'weight' ? t('product.attribute.weight') : fromCode(code));
};
