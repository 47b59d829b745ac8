import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { savedValues, type AttributeValues } from '#storefront/platform/attributes/attribute-values.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetCustomerAttributesDocument } from './get-customer-attributes.graphql.ts';

/** Values of custom attributes of the signed-in customer. */
export const customerAttributesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetCustomerAttributesDocument,
    {},
    {
      noCache: true,
      staleTime: 0,
      select: ({ customer }): AttributeValues => ({
        prefix: customer?.prefix ?? '',
        middlename: customer?.middlename ?? '',
        suffix: customer?.suffix ?? '',
        dob: customer?.date_of_birth ?? '',
        taxvat: customer?.taxvat ?? '',
        gender: String(customer?.gender ?? ''),
        ...savedValues(customer?.custom_attributes),
      }),
    },
  );
