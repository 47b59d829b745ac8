// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetPlainReviewsQueryVariables = Exact<{
  sku: string;
  pageSize: number;
  currentPage: number;
}>;


export type GetPlainReviewsQuery = { products: { items: Array<
      | { rating_summary: number, review_count: number, reviews: { items: Array<{ summary: string, text: string, nickname: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { rating_summary: number, review_count: number, reviews: { items: Array<{ summary: string, text: string, nickname: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { rating_summary: number, review_count: number, reviews: { items: Array<{ summary: string, text: string, nickname: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { rating_summary: number, review_count: number, reviews: { items: Array<{ summary: string, text: string, nickname: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { rating_summary: number, review_count: number, reviews: { items: Array<{ summary: string, text: string, nickname: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { rating_summary: number, review_count: number, reviews: { items: Array<{ summary: string, text: string, nickname: string, created_at: string, average_rating: number, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
     | null> | null } | null };

export const GetPlainReviewsDocument = "query GetPlainReviews($sku:String!$pageSize:Int!$currentPage:Int!){products(filter:{sku:{eq:$sku}}pageSize:1 currentPage:1){items{rating_summary review_count reviews(pageSize:$pageSize currentPage:$currentPage){items{summary text nickname created_at average_rating ratings_breakdown{name value}}page_info{current_page total_pages}}}}}" as TypedDocument<GetPlainReviewsQuery, GetPlainReviewsQueryVariables>;
