// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnSessionsQuery = { customerSessions: Array<{ id: string, created_at: string, expires_at: string, last_seen_at: string, browser: string | null, system: string | null, is_current: boolean }> | null };

export const GetOwnSessionsDocument = "query getOwnSessions{customerSessions{id created_at expires_at last_seen_at browser system is_current}}" as TypedDocument<GetOwnSessionsQuery, GetOwnSessionsQueryVariables>;
