/** An address as its form holds it. Region by code (`QC`), and by Magento's number and name where the country lists them. */
export type Address = {
  firstname: string;
  lastname: string;
  company: string;
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
};
