// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A rating as it is sent. */
export type ProductReviewRatingInput = {
  /** Base64 id of the criterion. */
  id: string;
  /** Base64 id of the value. */
  value_id: string;
};

/** A review as it is sent. The rules of every field are in contract/reviews.ts. */
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
  /** Made by the client, the same when the same review is sent again: 16 to 64 letters, digits and hyphens (an extension of this shop). */
  request_id?: string | null | undefined;
  /** No person fills it in (an extension of this shop). */
  website?: string | null | undefined;
};

export type CreateProductReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateProductReviewMutation = { createProductReview: { review: { nickname: string } } };

export const CreateProductReviewDocument = "mutation CreateProductReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{nickname}}}" as TypedDocument<CreateProductReviewMutation, CreateProductReviewMutationVariables>;
