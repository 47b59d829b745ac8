// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

/** Role of a product in a tile job (an extension of this shop). */
export type JobRole =
  /** Fills the joints. */
  | 'GROUT'
  /** Bonds the tile. */
  | 'MORTAR'
  /** Waterproofs the ground below the tile. */
  | 'MEMBRANE'
  /** Holds the joints open. */
  | 'SPACER'
  /** Protects natural stone. */
  | 'SEALER'
  /** Finishes an edge of the tile. */
  | 'TRIM';

export type GetJobMaterialsQueryVariables = Exact<{
  sku: string;
}>;


export type GetJobMaterialsQuery = { jobMaterials: { is_stone: boolean, is_mosaic: boolean, items: Array<{ role: JobRole, parent_sku: string | null, color: string | null, fills_litres: number | null, covers_sq_ft: number | null, width_mm: number | null, length_mm: number | null, pieces: number | null, trowels: Array<{ trowel_mm: number, covers_sq_ft: number }>, product:
        | { sku: string | null, name: string | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, name: string | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, name: string | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, name: string | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, name: string | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
        | { sku: string | null, name: string | null, thumbnail: { url: string | null, label: string | null } | null, price_range: { minimum_price: { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } } } }
       }> } | null };

export type CardPriceFragment = { regular_price: { value: number | null, currency: CurrencyEnum | null }, final_price: { value: number | null, currency: CurrencyEnum | null } };

export const GetJobMaterialsDocument = "query getJobMaterials($sku:String!){jobMaterials(sku:$sku){is_stone is_mosaic items{role parent_sku color fills_litres trowels{trowel_mm covers_sq_ft}covers_sq_ft width_mm length_mm pieces product{sku name thumbnail{url label}price_range{minimum_price{...CardPrice}}}}}}fragment CardPrice on ProductPrice{regular_price{value currency}final_price{value currency}}" as TypedDocument<GetJobMaterialsQuery, GetJobMaterialsQueryVariables>;
