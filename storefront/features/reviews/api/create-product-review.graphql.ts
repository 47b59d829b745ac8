// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Input of a rating. */
export type ProductReviewRatingInput = {
  /** Base64 id of the criterion. */
  id: string;
  /** Base64 id of the value. */
  value_id: string;
};

/** Input of a review. The rules of every field are in contract/reviews.ts. */
export type CreateProductReviewInput = {
  /** SKU of the product. */
  sku: string;
  /** Under which name it is shown. */
  nickname: string;
  /** Its title. */
  summary: string;
  /** The text of it. */
  text: string;
  /** One of each criterion. */
  ratings: Array<ProductReviewRatingInput | null | undefined>;
  /** Tokens of uploaded photographs, five at most (an extension of this shop). */
  photos?: Array<string> | null | undefined;
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens (an extension of this shop). */
  request_id?: string | null | undefined;
  /** No person fills it in (an extension of this shop). */
  website?: string | null | undefined;
};

export type CreateProductReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateProductReviewMutation = { createProductReview: { review: { nickname: string } } };

export const CreateProductReviewDocument = "mutation CreateProductReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{nickname}}}" as TypedDocument<CreateProductReviewMutation, CreateProductReviewMutationVariables>;
