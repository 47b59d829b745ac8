import { filledAddressFields, givenAddressFields } from '#contract/address-fields.ts';
import type { CountryCodeEnum } from '#contract/generated/schema-types.ts';
import type { CustomAttribute } from '../attributes/attribute-values.ts';
import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import type { Address } from './address.ts';
import { GetAddressBookDocument, type GetAddressBookQuery } from './get-address-book.graphql.ts';

/** An address of the customer's address book. */
export type SavedAddress = Address & { id: number; isDefaultShipping: boolean; isDefaultBilling: boolean };

type Entry = NonNullable<NonNullable<NonNullable<GetAddressBookQuery['customer']>['addresses']>[number]>;

type SavedAttribute = { code: string; value?: string; selected_options?: readonly ({ value: string } | null)[] };

/** Converts a saved custom attribute to input. */
const savedAttribute = ({ code, value, selected_options: options }: SavedAttribute): CustomAttribute =>
  options
    ? { attribute_code: code, selected_options: options.flatMap((option) => (option ? [{ value: option.value }] : [])) }
    : { attribute_code: code, value: value ?? '' };

/** Undefined in responses of older back ends, and in older cached responses. */
const customOf = (saved: readonly (SavedAttribute | null)[] | undefined): Pick<Address, 'custom'> => {
  const custom = (saved ?? []).flatMap((one) => (one ? [savedAttribute(one)] : []));
  return custom.length > 0 ? { custom } : {};
};

const savedAddress = (entry: Entry): SavedAddress => ({
  id: entry.id ?? 0,
  firstname: entry.firstname ?? '',
  lastname: entry.lastname ?? '',
  ...filledAddressFields(entry),
  street: (entry.street ?? []).filter((line) => line !== null),
  city: entry.city ?? '',
  region: entry.region?.region ?? '',
  region_code: entry.region?.region_code ?? '',
  region_id: entry.region?.region_id ?? undefined,
  postcode: entry.postcode ?? '',
  telephone: entry.telephone ?? '',
  country_id: entry.country_code ?? '',
  isDefaultShipping: entry.default_shipping === true,
  isDefaultBilling: entry.default_billing === true,
  ...customOf(entry.custom_attributesV2),
});

/** Default addresses first. */
const rank = ({ isDefaultShipping, isDefaultBilling }: SavedAddress): number =>
  Number(isDefaultShipping) * 2 + Number(isDefaultBilling);

/** Addresses of the signed-in customer; rejects for guests. */
export const addressBookQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetAddressBookDocument,
    {},
    {
      noCache: true,
      staleTime: 0,
      select: ({ customer }): SavedAddress[] =>
        (customer?.addresses ?? [])
          .flatMap((entry) => (entry ? [savedAddress(entry)] : []))
          .sort((a, b) => rank(b) - rank(a)),
    },
  );

/** Converts an address to the contract's input; defaults are left to the caller. */
export const customerAddressInput = ({
  firstname,
  lastname,
  street,
  city,
  region,
  region_code,
  region_id,
  postcode,
  country_id,
  telephone,
  custom = [],
  ...optional
}: Address) => ({
  firstname,
  lastname,
  ...givenAddressFields(optional),
  street: [...street],
  city,
  region: { region, region_code, region_id: region_id ?? null },
  postcode,
  country_code: country_id as CountryCodeEnum,
  telephone,
  ...(custom.length > 0 && { custom_attributesV2: custom.map((one) => ({ ...one })) }),
});
