import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { papersOf, pdfForStaff, type PaperKind, type PdfFile } from '../pdf/order-pdf.ts';
import { orderWithId } from './orders.ts';

/** PDF documents of an order: receipt, invoices, credit memos and packing slips. */
export const listPapers = async (
  context: CommerceContext,
  id: string,
): Promise<readonly { number: string; kind: PaperKind }[]> =>
  papersOf(await orderWithId(context, id)).map(({ number, of }) => ({ number, kind: of.kind }));

/** Renders one document in the language of the order. */
export const readPaper = async (context: CommerceContext, id: string, number: string): Promise<PdfFile> => {
  const papers = await listPapers(context, id);
  const file = papers.some((paper) => paper.number === number) ? await pdfForStaff(context, number) : undefined;
  if (!file) throw new NoSuchEntityError('The order has no paper %1.', { parameters: [number.slice(0, 20)] });
  return file;
};
