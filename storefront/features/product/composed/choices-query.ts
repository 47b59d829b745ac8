import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { urlKeyOf } from '../page/product-query.ts';
import type { ProductChoices } from './choices.ts';
import { GetProductChoicesDocument } from './get-product-choices.graphql.ts';
import { readChoices } from './read-choices.ts';

/** What the product of a URL asks for; null when there is none. */
export const choicesQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>, path: string) =>
  queryOptionsFor(
    platform,
    GetProductChoicesDocument,
    { urlKey: urlKeyOf(path) },
    {
      select: ({ products }): ProductChoices | null => {
        const asked = products?.items?.find((item) => item !== null);
        return asked ? readChoices(asked) : null;
      },
    },
  );
