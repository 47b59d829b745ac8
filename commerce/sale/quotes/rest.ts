import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { requiredField, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { StaffError } from '#commerce/platform/staff/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { changeOnWire } from '#commerce/platform/staff/change-wire.ts';
import { expectedVersion } from '#commerce/platform/rest/if-match.ts';
import type { RequestPriceQuoteInput } from '#contract/generated/schema-types.ts';
import { answerQuote, endQuote, priceLine } from './answering.ts';
import { beginQuote } from './begin.ts';
import { chosenQuotes, quoteChanges, quoteVersion, quoteWithOffers } from './desk.ts';
import { plainText } from './rules.ts';
import type { QuoteHand } from './types.ts';
import { quoteForPrograms } from './wire.ts';

const READ = 'quotes:read';
const WRITE = 'quotes:write';

/** Runs an action of staff. Refusals are errors of the caller. */
const asMistake = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StaffError ? new InputError('%1', { parameters: [error.message], cause: error }) : error;
  }
};

const show = async (context: CommerceContext, number: string) => {
  try {
    const { quote, customer, products } = await quoteWithOffers(context, number);
    const { items, ...shown } = quoteForPrograms(quote, customer, context.clock.now());
    return {
      ...shown,
      items: items.map((item, place) => ({ ...item, extension_attributes: products[place] })),
      extension_attributes: { version: await quoteVersion(context, number) },
    };
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    throw new NoSuchEntityError("The entity that was requested doesn't exist. Verify the entity and try again.");
  }
};

const handOf = (request: RestRequest, { name, staff }: Caller): QuoteHand => ({
  by: staff ? undefined : name,
  expected: expectedVersion(request),
});

const lineIn = (item: RestFields): RequestPriceQuoteInput['lines'][number] => {
  const sku = item.text('sku');
  if (!sku) throw requiredField('sku');
  const area = item.number('area');
  return {
    sku,
    quantity: item.integer('qty') ?? null,
    ...(area === undefined ? {} : { area, area_unit: item.text('areaUnit') === 'm2' ? 'M2' : 'SQFT' }),
    note: item.text('note') ?? null,
  };
};

const priceOf = (fields: ReturnType<typeof restFields>): number | null => {
  const price = fields.number('price');
  if (price !== undefined && (price < 0 || price > 9_999_999)) throw requiredField('price');
  return price ?? null;
};

const ending =
  (state: 'declined' | 'withdrawn') => async (context: CommerceContext, request: RestRequest, caller: Caller) => {
    const { params, body } = request;
    await show(context, params.number ?? '');
    const comment = plainText(restFields(body).text('comment'));
    if (!comment) throw requiredField('comment');
    await asMistake(endQuote(context, params.number ?? '', { state, comment }, handOf(request, caller)));
    return show(context, params.number ?? '');
  };

/** Quotes for the merchant's programs (an extension of this shop). */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/priceQuotes', READ, async (context, { query }, { staff }) => {
    const criteria = searchCriteria(query);
    const { quotes, customers, total } = await chosenQuotes(context, criteria, staff && STAFF_TOTAL_LIMIT);
    const now = context.clock.now();
    return listed(
      quotes.map((quote) => quoteForPrograms(quote, customers.get(quote.customerId), now)),
      total,
      criteria,
    );
  }),
  adminRoute('POST', '/V1/priceQuotes', WRITE, async (context, { body }, { name, staff }) => {
    const fields = restFields(body).neededObject('quote');
    const customerId = fields.text('customerId');
    if (!customerId) throw requiredField('customerId');
    const number = await beginQuote(
      context,
      customerId,
      { note: fields.text('note') ?? null, lines: fields.list('items').map(lineIn) },
      { name, isProgram: !staff },
    );
    return show(context, number);
  }),
  adminRoute('GET', '/V1/priceQuotes/:number/changes', READ, async (context, { params }) => {
    const { number } = await show(context, params.number ?? '');
    return (await quoteChanges(context, number)).map(changeOnWire);
  }),
  adminRoute('GET', '/V1/priceQuotes/:number', READ, (context, { params }) => show(context, params.number ?? '')),
  adminRoute(
    'PUT',
    '/V1/priceQuotes/:number/items/:position',
    WRITE,
    async (context, request, caller) => {
      const { params, body } = request;
      await show(context, params.number ?? '');
      const item = restFields(body).neededObject('item');
      await asMistake(
        priceLine(
          context,
          params.number ?? '',
          {
            position: Number(params.position),
            price: priceOf(item),
            sku: item.text('sku'),
            quantity: item.integer('qty'),
          },
          handOf(request, caller),
        ),
      );
      return show(context, params.number ?? '');
    },
    { isFresh: true },
  ),
  adminRoute('POST', '/V1/priceQuotes/:number/answer', WRITE, async (context, request, caller) => {
    const { params, body } = request;
    await show(context, params.number ?? '');
    const fields = restFields(body);
    await asMistake(
      answerQuote(
        context,
        params.number ?? '',
        {
          validUntil: fields.text('validUntil'),
          message: plainText(fields.text('message')),
          shippingNote: plainText(fields.text('shippingNote')),
        },
        handOf(request, caller),
      ),
    );
    return show(context, params.number ?? '');
  }),
  adminRoute('POST', '/V1/priceQuotes/:number/decline', WRITE, ending('declined')),
  adminRoute('POST', '/V1/priceQuotes/:number/withdraw', WRITE, ending('withdrawn')),
];
