// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetStockAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStockAlertsQuery = { customerStockAlerts: Array<{ token: string, name: string, url_key: string | null, expires_at: string }> | null };

export const GetStockAlertsDocument = "query getStockAlerts{customerStockAlerts{token name url_key expires_at}}" as TypedDocument<GetStockAlertsQuery, GetStockAlertsQueryVariables>;
