import type { AddressFieldName } from '#contract/address-fields.ts';
import type { CustomAttribute } from '../attributes/attribute-values.ts';

/** An address as in its form. The region has a code (`QC`), and Magento's id and name if the country's list has it. */
export type Address = {
  firstname: string;
  lastname: string;
  street: readonly string[];
  city: string;
  region_code: string;
  region_id: number | undefined;
  region: string;
  postcode: string;
  telephone: string;
  country_id: string;
  /** Guests only. */
  email?: string | undefined;
  /** Custom attributes of the merchant. */
  custom?: readonly CustomAttribute[];
} & { [name in AddressFieldName]?: string | undefined };
