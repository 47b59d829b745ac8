// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A certificate of exemption from sales taxes (an extension of this shop). */
export type TaxCertificateInput = {
  /** Number of the certificate. */
  number: string;
  /** Two-letter ISO code of the country. */
  country_code: string;
  /** Code of the province or state; empty for a country without regions. */
  region_code: string;
  /** Its last day, YYYY-MM-DD. */
  valid_until: string;
  /** Tokens of the uploaded papers. */
  files: Array<string>;
};

export type SendCertificateMutationVariables = Exact<{
  input: TaxCertificateInput;
}>;


export type SendCertificateMutation = { sendTaxCertificate: { certificates: Array<{ state: string, number: string, country_code: string, region_code: string, valid_until: string, reason: string | null }>, certificate_places: Array<{ country_code: string, region_code: string, name: string, taxes: Array<string> }> } | null };

export type CertificatesFragment = { certificates: Array<{ state: string, number: string, country_code: string, region_code: string, valid_until: string, reason: string | null }>, certificate_places: Array<{ country_code: string, region_code: string, name: string, taxes: Array<string> }> };

export const SendCertificateDocument = "mutation sendCertificate($input:TaxCertificateInput!){sendTaxCertificate(input:$input){...Certificates}}fragment Certificates on CustomerTradeAccount{certificates{state number country_code region_code valid_until reason}certificate_places{country_code region_code name taxes}}" as TypedDocument<SendCertificateMutation, SendCertificateMutationVariables>;
