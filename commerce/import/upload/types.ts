export type ImportState = 'checking' | 'checked' | 'refused' | 'applying' | 'applied' | 'failed';

/** A problem or note about a row of the uploaded file. */
export type RowNote = { line: number | null; column: string | null; message: string };

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
