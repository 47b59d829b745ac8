import type { ProductProblemCode } from '#contract/product-problems.ts';

export type ImportState = 'checking' | 'checked' | 'refused' | 'applying' | 'applied' | 'failed';

export const IMPORT_STATES: readonly ImportState[] = [
  'checking',
  'checked',
  'refused',
  'applying',
  'applied',
  'failed',
];

export type RowNote = {
  /** Null for the uploaded file. Imports of earlier versions have neither file nor code. */
  file?: string | null;
  line: number | null;
  column: string | null;
  message: string;
  code?: ProductProblemCode | null;
  parameters?: Readonly<Record<string, string | number>>;
};

/** An import of `/V1/catalogue-imports`. */
export type ImportListed = {
  id: number;
  name: string;
  state: ImportState;
  created_by: string | null;
  created_at: string;
};

export type CatalogueImport = ImportListed & {
  done: number;
  total: number;
  result: {
    problems: readonly RowNote[];
    notes: readonly RowNote[];
    changes: readonly {
      sku: string;
      is_new: boolean;
      fields: readonly { field: string; from: string; to: string }[];
    }[];
    changed: number;
    products: number;
  } | null;
};
