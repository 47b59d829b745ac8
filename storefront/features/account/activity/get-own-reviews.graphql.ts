// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnReviewsQuery = { customer: { reviews: { items: Array<{ summary: string, text: string, created_at: string, average_rating: number, product:
          | { name: string | null, url_key: string | null }
          | { name: string | null, url_key: string | null }
          | { name: string | null, url_key: string | null }
          | { name: string | null, url_key: string | null }
          | { name: string | null, url_key: string | null }
          | { name: string | null, url_key: string | null }
         } | null> } } | null };

export const GetOwnReviewsDocument = "query getOwnReviews{customer{reviews(pageSize:50){items{summary text created_at average_rating product{name url_key}}}}}" as TypedDocument<GetOwnReviewsQuery, GetOwnReviewsQueryVariables>;
