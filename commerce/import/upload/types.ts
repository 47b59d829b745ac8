import type { ProductProblemCode } from '#contract/product-problems.ts';

export type ImportState = 'checking' | 'checked' | 'refused' | 'applying' | 'applied' | 'failed';

/** A problem or note about a row of the uploaded file, or of another file of the catalogue. */
export type RowNote = {
  /** Null for the uploaded file. */
  file: string | null;
  line: number | null;
  column: string | null;
  message: string;
  /** Code of `contract/product-problems.ts` and its parameters; null for problems of files without products. */
  code: ProductProblemCode | null;
  parameters: Readonly<Record<string, string | number>>;
};

/** Changes of one product. */
export type RowChange = {
  sku: string;
  is_new: boolean;
  fields: readonly { field: string; from: string; to: string }[];
};

export type ImportResult = {
  problems: readonly RowNote[];
  notes: readonly RowNote[];
  /** The first changes; `changed` counts all products with a change. */
  changes: readonly RowChange[];
  changed: number;
  /** Number of products in the file. */
  products: number;
};
