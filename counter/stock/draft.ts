import { newRequestId } from '../request-id.ts';
import type { DraftLine, Receipt, StockItem } from './types.ts';

/** An unsaved delivery. `correcting` is the saved delivery it will replace. */
export type Draft = { requestId: string; lines: readonly DraftLine[]; correcting: Receipt | null };

const STORAGE_KEY = 'counter-delivery';

export const emptyDraft = (): Draft => ({ requestId: newRequestId(), lines: [], correcting: null });

/** The draft, saved on this device and restored after a reload. */
export const savedDraft = (): Draft => {
  try {
    const draft = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '') as Draft;
    return Array.isArray(draft.lines) && typeof draft.requestId === 'string' ? draft : emptyDraft();
  } catch {
    return emptyDraft();
  }
};

export const saveDraft = (draft: Draft): void => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
};

const lineOf = (item: StockItem, more: Partial<DraftLine>): DraftLine => ({
  key: newRequestId(),
  sku: item.sku,
  name: item.name ?? '',
  unit: item.selling_unit,
  coverage: item.coverage_sq_ft,
  lots: item.lots.map(({ code }) => code),
  typed: '1',
  lot: '',
  rack: item.rack ?? '',
  ...more,
});

/** Adds a scanned product: one unit more if it is the newest line, or else a new first line. */
export const withScanned = (draft: Draft, item: StockItem): Draft => {
  const [newest, ...others] = draft.lines;
  if (newest?.sku === item.sku && /^\d+$/.test(newest.typed))
    return { ...draft, lines: [{ ...newest, typed: String(Number(newest.typed) + 1) }, ...others] };
  return { ...draft, lines: [lineOf(item, {}), ...draft.lines] };
};

export const withLine = (draft: Draft, key: string, change: Partial<DraftLine>): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
});

export const withoutLine = (draft: Draft, key: string): Draft => ({
  ...draft,
  lines: draft.lines.filter((line) => line.key !== key),
});

/** A draft with the lines of a saved delivery. */
export const correctionOf = (receipt: Receipt, items: ReadonlyMap<string, StockItem>): Draft => ({
  ...emptyDraft(),
  correcting: receipt,
  lines: receipt.items.flatMap(({ sku, qty, lot, rack }) => {
    const item = items.get(sku);
    return item ? [lineOf(item, { typed: String(qty), lot, rack })] : [];
  }),
});
