// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Orders of reviews (an extension of this shop). */
export type ReviewSort =
  /** The newest first. */
  | 'NEWEST'
  /** The best ratings first. */
  | 'HIGHEST'
  /** The worst ratings first. */
  | 'LOWEST';

export type GetReviewOverviewQueryVariables = Exact<{
  sku: string;
  language?: string | null | undefined;
  stars?: number | null | undefined;
  sort?: ReviewSort | null | undefined;
  pageSize: number;
  currentPage: number;
}>;


export type GetReviewOverviewQuery = { productReviewOverview: { language: string, count: number, other_count: number, average_rating: number, total_count: number, other_languages: Array<{ language: string, count: number }>, stars: Array<{ stars: number, count: number }>, criteria: Array<{ name: string, average_rating: number }>, page_info: { current_page: number | null, total_pages: number | null }, items: Array<{ number: number, summary: string, text: string, nickname: string, created_at: string, language: string, stars: number, is_verified: boolean, ratings_breakdown: Array<{ name: string, value: string }>, photos: Array<{ url: string, width: number, height: number }> }>, samples: Array<{ number: number, summary: string, text: string, nickname: string, created_at: string, language: string, stars: number, is_verified: boolean, ratings_breakdown: Array<{ name: string, value: string }>, photos: Array<{ url: string, width: number, height: number }> }> } | null };

export type ShownReviewFragment = { number: number, summary: string, text: string, nickname: string, created_at: string, language: string, stars: number, is_verified: boolean, ratings_breakdown: Array<{ name: string, value: string }>, photos: Array<{ url: string, width: number, height: number }> };

export const GetReviewOverviewDocument = "query GetReviewOverview($sku:String!$language:String$stars:Int$sort:ReviewSort$pageSize:Int!$currentPage:Int!){productReviewOverview(sku:$sku language:$language stars:$stars sort:$sort pageSize:$pageSize currentPage:$currentPage){language count other_count other_languages{language count}average_rating stars{stars count}criteria{name average_rating}total_count page_info{current_page total_pages}items{...ShownReview}samples{...ShownReview}}}fragment ShownReview on ShownReview{number summary text nickname created_at language stars ratings_breakdown{name value}photos{url width height}is_verified}" as TypedDocument<GetReviewOverviewQuery, GetReviewOverviewQueryVariables>;
