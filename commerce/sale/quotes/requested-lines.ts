import { isSampleSku } from '#contract/samples.ts';
import { MAX_QUOTE_LINES, MAX_QUOTE_NOTE } from '#contract/quotes.ts';
import { M2_PER_SQ_FT } from '#contract/area-price.ts';
import type { RequestPriceQuoteInput } from '#contract/generated/schema-types.ts';
import { filledIn, findSellable, findVariantSku, readChoice } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { lineProblem, plainText, refusal } from './rules.ts';
import { readCoverage } from './store.ts';
import type { RequestedLine } from './types.ts';

const SKU = /^[^\p{Cc}]{1,64}$/u;

/** Selling units that cover an area. */
export const unitsFor = (area: number, unit: 'sqft' | 'm2', sqFtOfUnit: number): number => {
  const metres = Number(M2_PER_SQ_FT.digits) / 10 ** M2_PER_SQ_FT.scale;
  const sqFt = unit === 'm2' ? area / metres : area;
  // Differences below two decimals need no further unit.
  return Math.max(1, Math.ceil(sqFt / sqFtOfUnit - 1e-6));
};

const optionsOf = ({ selectedOptions = [], ...given }: ReturnType<typeof filledIn>) => ({
  options: selectedOptions,
  given,
});

const wantedOf = (lines: RequestPriceQuoteInput['lines']) =>
  lines.map((line) => ({
    sku: line.sku,
    ...optionsOf(filledIn({ selected: line.selected_options, entered: line.entered_options })),
    quantity: line.quantity ?? null,
    area: line.area ?? null,
    areaUnit: line.area == null ? null : line.area_unit === 'M2' ? ('m2' as const) : ('sqft' as const),
    finish: plainText(line.finish),
    note: plainText(line.note),
  }));

/** Validates a customer's note and lines, and finds their products; throws the first problem. */
export const checkedRequest = async (
  context: CommerceContext,
  db: Db,
  input: RequestPriceQuoteInput,
): Promise<{ note: string | null; lines: readonly RequestedLine[] }> => {
  const { storeView, customer } = context;
  const { language } = storeView;
  const note = plainText(input.note);
  if ((note?.length ?? 0) > MAX_QUOTE_NOTE) throw refusal('note', language);
  const wanted = wantedOf(input.lines);
  if (wanted.length === 0 || wanted.length > MAX_QUOTE_LINES)
    throw refusal('lines', language, { most: MAX_QUOTE_LINES });
  for (const line of wanted) {
    const problem = lineProblem(line);
    if (problem) throw refusal(problem, language, { sku: line.sku.slice(0, 64) });
  }
  const skus: string[] = [];
  for (const { sku, options } of wanted) {
    if (!SKU.test(sku) || isSampleSku(sku)) skus.push('');
    else skus.push(options.length > 0 ? ((await findVariantSku(db, sku, options)) ?? sku) : sku);
  }
  const found = await findSellable({ storeView, groupId: customer?.groupId }, db, [...new Set(skus.filter(Boolean))]);
  const coverage = await readCoverage(
    db,
    [...found.values()].map(({ productId }) => productId),
  );
  const lines = wanted.map((line, index): RequestedLine => {
    const sellable = found.get(skus[index] ?? '');
    if (!sellable?.isEnabled) throw refusal('product', language, { sku: line.sku.slice(0, 64) });
    if (sellable.hiddenPrice === 'TRADE') throw refusal('trade', language, { sku: sellable.sku });
    const read = readChoice(sellable.composition ?? { options: [] }, line.given);
    if ('problem' in read) throw refusal('product', language, { sku: line.sku.slice(0, 64) });
    const covers = coverage.get(sellable.productId);
    const { area, areaUnit, finish } = line;
    return {
      productId: sellable.productId,
      choice: read.choice,
      sku: sellable.sku,
      name: sellable.parent?.name ?? sellable.name,
      quantity: line.quantity ?? (area !== null && areaUnit && covers ? unitsFor(area, areaUnit, covers) : null),
      finish,
      area,
      areaUnit,
      note: line.note,
    };
  });
  return { note, lines };
};
