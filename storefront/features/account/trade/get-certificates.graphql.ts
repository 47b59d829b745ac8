// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCertificatesQuery = { customerTradeAccount: { certificates: Array<{ state: string, number: string, country_code: string, region_code: string, valid_until: string, reason: string | null }>, certificate_places: Array<{ country_code: string, region_code: string, name: string, taxes: Array<string> }> } | null };

export type CertificatesFragment = { certificates: Array<{ state: string, number: string, country_code: string, region_code: string, valid_until: string, reason: string | null }>, certificate_places: Array<{ country_code: string, region_code: string, name: string, taxes: Array<string> }> };

export const GetCertificatesDocument = "query getCertificates{customerTradeAccount{...Certificates}}fragment Certificates on CustomerTradeAccount{certificates{state number country_code region_code valid_until reason}certificate_places{country_code region_code name taxes}}" as TypedDocument<GetCertificatesQuery, GetCertificatesQueryVariables>;
