import { useState } from 'react';
import type { Product } from './types.ts';

/** Unsaved values by key, and the product version at the first edit. */
export const useDraft = <V>(product: Product) => {
  const [draft, setDraft] = useState<Readonly<Record<string, V>>>({});
  const [begun, setBegun] = useState<string>();
  const now = product.extension_attributes.version;
  return {
    draft,
    isChanged: Object.keys(draft).length > 0,
    version: begun ?? now,
    set: (key: string, value: V): void => {
      setBegun((before) => before ?? now);
      setDraft((before) => ({ ...before, [key]: value }));
    },
    /** The next write applies to the current product. */
    rebase: (): void => setBegun(undefined),
    clear: (): void => {
      setDraft({});
      setBegun(undefined);
    },
  };
};
