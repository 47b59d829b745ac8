import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { requireFields, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria, type SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { SLAB_STATES, type SlabState } from '#contract/slabs.ts';
import { priceSlab, publishSlab, slabForm, slabProducts } from './publish.ts';
import type { NewSlab, PriceRule } from './publish-rules.ts';
import { staffSlab, staffSlabs } from './slab-list.ts';
import { extendByStaff, holdForCaller, holdsOfSlab, releaseByStaff, runningHolds } from './staff-holds.ts';
import { changedHoldOnWire, holdOnStaffWire, slabFormOnWire, slabOnStaffWire, slabPriceOnWire } from './staff-wire.ts';

const READ = 'catalog:read';
const WRITE = 'stock:write';
/** Holds name a person. */
const HOLDS = 'orders:read';

const authorOf = ({ name, staff }: Caller) => ({ by: name, who: staff?.email ?? name });

const invalid = (value: string | number, field: string): InputError =>
  new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [value, field] });

const filterOf = ({ groups }: SearchCriteria): { state: SlabState | 'ALL'; search?: string } => {
  const filter: { state: SlabState | 'ALL'; search?: string } = { state: 'ALL' };
  for (const { field, value } of groups.flat()) {
    const state = SLAB_STATES.find((one) => one === value);
    if (field === 'search') filter.search = cleanLine(value);
    else if (field === 'state' && state) filter.state = state;
    else throw invalid(value.slice(0, 40), field.slice(0, 60));
  }
  return filter;
};

const MAX_SIDE_MM = 20_000;
const MAX_THICKNESS_MM = 500;
const MAX_TEXT = 40;

const measureIn = (slab: RestFields, name: string, field: string, most: number): number => {
  const value = slab.number(name) ?? 0;
  if (!(value > 0 && value <= most)) throw invalid(value, field);
  return value;
};

const sizeIn = (slab: RestFields) => ({
  lengthMm: Math.round(measureIn(slab, 'lengthMm', 'length_mm', MAX_SIDE_MM)),
  widthMm: Math.round(measureIn(slab, 'widthMm', 'width_mm', MAX_SIDE_MM)),
});

const priceIn = (slab: RestFields): PriceRule => {
  const price = slab.neededObject('price');
  const rule = price.text('rule') ?? '';
  if (rule !== 'area' && rule !== 'fixed') throw invalid(rule.slice(0, 40), 'rule');
  const amounts = price.list('amounts').map((entry) => {
    const currency = entry.text('currency') ?? '';
    const amount = entry.number('amount') ?? 0;
    if (!/^[A-Z]{3}$/.test(currency)) throw invalid(currency.slice(0, 10), 'currency');
    if (!(amount > 0)) throw invalid(amount, 'amount');
    return { currency, amount };
  });
  if (amounts.length === 0) throw invalid('', 'amounts');
  return { rule, amounts };
};

const textIn = (slab: RestFields, name: string): string => {
  const text = cleanLine(slab.text(name) ?? '');
  if (text.length > MAX_TEXT) throw invalid(text.slice(0, MAX_TEXT), name);
  return text;
};

const slabIn = (slab: RestFields): NewSlab => {
  requireFields(slab, ['lot', 'lengthMm', 'widthMm', 'thicknessMm', 'price', 'picture']);
  const lot = textIn(slab, 'lot');
  if (!/[a-z0-9]/i.test(lot)) throw invalid(lot, 'lot');
  return {
    lot,
    bundle: textIn(slab, 'bundle'),
    rack: textIn(slab, 'rack'),
    options: slab.list('options').map((option) => ({
      attribute: option.text('attribute') ?? '',
      option: option.text('option') ?? '',
    })),
    ...sizeIn(slab),
    thicknessMm: measureIn(slab, 'thicknessMm', 'thickness_mm', MAX_THICKNESS_MM),
    price: priceIn(slab),
  };
};

/** Slabs and their holds for staff. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/slabs', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { items, total } = await staffSlabs(context, filterOf(criteria), {
      size: criteria.pageSize,
      number: criteria.currentPage,
      isDescending: criteria.sorts[0]?.isDescending === true,
    });
    return listed(
      items.map((slab) => slabOnStaffWire(slab, context.settings)),
      total,
      criteria,
    );
  }),
  adminRoute('GET', '/V1/slabs/:sku', READ, async (context, { params }) =>
    slabOnStaffWire(await staffSlab(context, params.sku ?? ''), context.settings),
  ),
  adminRoute('POST', '/V1/slabs', WRITE, async (context, { body }, caller) => {
    const slab = restFields(body).neededObject('slab');
    const parent = slab.text('parentSku') ?? '';
    const picture = Buffer.from(slab.object('picture')?.text('base64EncodedData') ?? '', 'base64');
    const sku = await publishSlab(context, parent, slabIn(slab), picture, authorOf(caller));
    return { sku };
  }),
  adminRoute('POST', '/V1/slab-prices', WRITE, async (_context, { body }) => {
    const slab = restFields(body).neededObject('slab');
    return slabPriceOnWire(priceSlab({ ...sizeIn(slab), price: priceIn(slab) }));
  }),
  adminRoute('GET', '/V1/slab-products', READ, (context) => slabProducts(context)),
  adminRoute('GET', '/V1/slab-products/:sku', READ, async (context, { params }) =>
    slabFormOnWire(await slabForm(context, params.sku ?? '')),
  ),
  adminRoute('GET', '/V1/slabs/:sku/holds', HOLDS, async (context, { params }) =>
    (await holdsOfSlab(context, params.sku ?? '')).map(holdOnStaffWire),
  ),
  adminRoute('POST', '/V1/slabs/:sku/holds', WRITE, async (context, { params, body }, caller) => {
    const hold = restFields(body).neededObject('hold');
    return changedHoldOnWire(
      await holdForCaller(
        context,
        {
          requestId: hold.text('requestId') ?? '',
          sku: params.sku ?? '',
          fullname: hold.text('fullname') ?? '',
          email: hold.text('email') ?? '',
          telephone: hold.text('telephone') ?? '',
          hours: hold.number('hours'),
          storeView: hold.text('storeView'),
        },
        authorOf(caller),
      ),
    );
  }),
  adminRoute('GET', '/V1/slab-holds', HOLDS, async (context, { query }) => {
    const criteria = searchCriteria(query, { isOptional: true });
    const { items, total } = await runningHolds(context, criteria.pageSize, criteria.currentPage);
    return listed(items.map(holdOnStaffWire), total, criteria);
  }),
  adminRoute('PUT', '/V1/slab-holds/:id', WRITE, async (context, { params, body }, caller) => {
    const until = restFields(body).neededObject('hold').text('expiresAt') ?? '';
    return changedHoldOnWire(await extendByStaff(context, rowId(params), new Date(until), authorOf(caller)));
  }),
  adminRoute('DELETE', '/V1/slab-holds/:id', WRITE, async (context, { params }, caller) =>
    changedHoldOnWire(await releaseByStaff(context, rowId(params), authorOf(caller))),
  ),
];
