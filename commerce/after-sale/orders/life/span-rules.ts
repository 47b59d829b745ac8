import type { LineSpans, Span } from './bill-rules.ts';
import type { Quantities } from './quantity-rules.ts';
import type { LifeLine } from './types.ts';

/**
 * Units of a line are numbered in the order they ship. Withdrawn units are the last ones, so an invoice and a credit memo
 * of the same units have the same amounts, to the cent.
 */
type Numbered = Pick<LifeLine, 'id' | 'quantity' | 'invoiced' | 'refunded' | 'withdrawn'>;

/** Number of units invoiced from the start of the line; withdrawn units are invoiced from its end. */
const invoicedFromStart = ({ quantity, invoiced, withdrawn }: Numbered): number =>
  invoiced >= quantity ? quantity : invoiced - withdrawn;

const spansOf = (lines: readonly Numbered[], spans: (line: Numbered) => readonly (Span | undefined)[]): LineSpans =>
  new Map(
    lines.flatMap((line) => {
      const taken = spans(line).flatMap((span) => (span && span.to > span.from ? [span] : []));
      return taken.length > 0 ? [[line.id, taken] as const] : [];
    }),
  );

/** The next units to invoice. */
export const nextSpans = (lines: readonly Numbered[], quantities: Quantities): LineSpans =>
  spansOf(lines, (line) => {
    const from = invoicedFromStart(line);
    return [{ from, to: from + (quantities.get(line.id) ?? 0) }];
  });

/** The units that a withdrawal removes. */
const withdrawnSpan = ({ quantity, withdrawn }: Numbered, count: number): Span => ({
  from: quantity - withdrawn - count,
  to: quantity - withdrawn,
});

/** Withdrawn units without an invoice. They are invoiced before they are credited. */
export const uninvoicedSpans = (lines: readonly Numbered[], withdrawn: Quantities): LineSpans =>
  spansOf(lines, (line) => {
    const { from, to } = withdrawnSpan(line, withdrawn.get(line.id) ?? 0);
    return [{ from: Math.max(from, invoicedFromStart(line)), to }];
  });

/** Units to credit; `withdrawn` units were never shipped. Returned units are counted from the start of the line. */
export const creditedSpans = (lines: readonly Numbered[], quantities: Quantities, withdrawn: Quantities): LineSpans =>
  spansOf(lines, (line) => {
    const unsent = withdrawn.get(line.id) ?? 0;
    const from = line.refunded - line.withdrawn;
    return [{ from, to: from + (quantities.get(line.id) ?? 0) - unsent }, withdrawnSpan(line, unsent)];
  });

/** Number of units by line. */
export const countsOf = (spans: LineSpans): Quantities =>
  new Map([...spans].map(([id, taken]) => [id, taken.reduce((sum, { from, to }) => sum + to - from, 0)]));
