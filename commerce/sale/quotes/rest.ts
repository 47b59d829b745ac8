import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { StaffError } from '#commerce/platform/staff/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { allQuotes, answerQuote, endQuote, priceLine, quoteForStaff } from './answering.ts';
import { chosenQuotes } from './list-rules.ts';
import { plainText } from './rules.ts';
import { quoteForPrograms } from './wire.ts';

const READ = 'quotes:read';
const WRITE = 'quotes:write';

/** Runs what staff may do; what forbids it is a mistake of the caller. */
const asMistake = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StaffError ? new InputError('%1', { parameters: [error.message], cause: error }) : error;
  }
};

const show = async (context: CommerceContext, number: string) => {
  try {
    return quoteForPrograms(await quoteForStaff(context.db.kysely, number), context.clock.now());
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    throw new NoSuchEntityError("The entity that was requested doesn't exist. Verify the entity and try again.");
  }
};

const priceOf = (fields: ReturnType<typeof restFields>): number | null => {
  const price = fields.number('price');
  if (price !== undefined && (price < 0 || price > 9_999_999)) throw requiredField('price');
  return price ?? null;
};

const ending =
  (state: 'declined' | 'withdrawn') =>
  async (context: CommerceContext, { params, body }: RestRequest) => {
    await show(context, params.number ?? '');
    const comment = plainText(restFields(body).text('comment'));
    if (!comment) throw requiredField('comment');
    await asMistake(endQuote(context, params.number ?? '', { state, comment }));
    return show(context, params.number ?? '');
  };

/** Quotes for the merchant's programs (an extension of this shop). */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/priceQuotes', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { found, total } = chosenQuotes(
      (await allQuotes(context)).map((quote) => quoteForPrograms(quote, context.clock.now())),
      criteria,
    );
    return listed(found, total, criteria);
  }),
  adminRoute('GET', '/V1/priceQuotes/:number', READ, (context, { params }) => show(context, params.number ?? '')),
  adminRoute(
    'PUT',
    '/V1/priceQuotes/:number/items/:position',
    WRITE,
    async (context, { params, body }) => {
      await show(context, params.number ?? '');
      const item = restFields(body).neededObject('item');
      await asMistake(
        priceLine(context, params.number ?? '', {
          position: Number(params.position),
          price: priceOf(item),
          sku: item.text('sku'),
          quantity: item.integer('qty'),
        }),
      );
      return show(context, params.number ?? '');
    },
    { isFresh: true },
  ),
  adminRoute('POST', '/V1/priceQuotes/:number/answer', WRITE, async (context, { params, body }) => {
    await show(context, params.number ?? '');
    const fields = restFields(body);
    await asMistake(
      answerQuote(context, params.number ?? '', {
        validUntil: fields.text('validUntil'),
        message: plainText(fields.text('message')),
        shippingNote: plainText(fields.text('shippingNote')),
      }),
    );
    return show(context, params.number ?? '');
  }),
  adminRoute('POST', '/V1/priceQuotes/:number/decline', WRITE, ending('declined')),
  adminRoute('POST', '/V1/priceQuotes/:number/withdraw', WRITE, ending('withdrawn')),
];
