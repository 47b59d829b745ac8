import { ofMonth, plainPaths, type Known, type ListRequest } from './plain-requests.ts';
import { searchQuery, type Search } from '../../counter/search-criteria.ts';

type Groups = Search['groups'];
type Variant = { groups?: Groups; sort?: string; order?: 'ASC' | 'DESC'; page?: 'last' };
type List = {
  path: string;
  sort: string;
  order: 'ASC' | 'DESC';
  perPage: number;
  variants: Readonly<Record<string, Variant>>;
};

const where = (field: string, value: string, condition?: string): Variant => ({
  groups: [[condition === undefined ? [field, value] : [field, value, condition]]],
});
const search = (text: string): Variant => where('search', text);
const by = (sort: string, order: 'ASC' | 'DESC'): Variant => ({ sort, order });
const LAST = { 'last page': { page: 'last' } } as const;

const ofDay = (field: string, { day, nextDay }: Known): Variant => ({
  groups: [[[field, `${day} 00:00:00`, 'gteq']], [[field, `${nextDay} 00:00:00`, 'lt']]],
});

const waiting = (field: string, values: readonly string[]): Record<string, Variant> =>
  Object.fromEntries(values.map((value) => [value, where(field, value)]));

/** Every list of the counter with its filters, its sorts, its last page and its search. */
const listsOf = (known: Known): Readonly<Record<string, List>> => ({
  orders: {
    path: '/V1/orders',
    sort: 'created_at',
    order: 'DESC',
    perPage: 25,
    variants: {
      all: {},
      ...LAST,
      'oldest first': by('created_at', 'ASC'),
      'by number': by('increment_id', 'ASC'),
      'by number, last first': by('increment_id', 'DESC'),
      'to pack': where('status', 'processing,partially', 'in'),
      complete: where('status', 'complete', 'in'),
      'complete, by number': { ...where('status', 'complete', 'in'), ...by('increment_id', 'ASC') },
      canceled: where('status', 'canceled', 'in'),
      pending: where('status', 'pending', 'in'),
      'of a day': ofDay('created_at', known),
      'search: number': search('000000500'),
      'search: name': search('First77 Last77'),
      'search: common name': search('Tremblay'),
      'search: company': search('Company 78'),
      'search: telephone': search('514 555 0077'),
      'search: email': search('c77@example.com'),
      'search: postal code': search('H7A 7B0'),
      'search: SKU': search(known.sku),
      'search: start of SKU': search(known.skuStart),
      'search: nothing found': search('zzzzzzz'),
      'search: start of SKU, to pack': {
        groups: [[['search', known.skuStart]], [['status', 'processing,partially', 'in']]],
      },
    },
  },
  customers: {
    path: '/V1/customers/search',
    sort: 'created_at',
    order: 'DESC',
    perPage: 25,
    variants: {
      all: {},
      ...LAST,
      'oldest first': by('created_at', 'ASC'),
      'by name': by('lastname', 'ASC'),
      'by name, descending': by('lastname', 'DESC'),
      'by email': by('email', 'ASC'),
      'by email, descending': by('email', 'DESC'),
      'of a group': where('group_id', '2'),
      'of a group, by name': { ...where('group_id', '2'), ...by('lastname', 'ASC') },
      blocked: where('is_blocked', '1'),
      open: where('is_blocked', '0'),
      'search: name': search('First77 Last77'),
      'search: common name': search('Tremblay'),
      'search: common name, by name': { ...search('Tremblay'), ...by('lastname', 'ASC') },
      'search: company': search('Company 78'),
      'search: telephone': search('514 555 0077'),
      'search: email': search('c77@example.com'),
      'search: postal code': search('H7A 7B0'),
    },
  },
  quotes: {
    path: '/V1/priceQuotes',
    sort: 'is_waiting',
    order: 'DESC',
    perPage: 25,
    variants: {
      all: {},
      ...LAST,
      'by number': by('number', 'ASC'),
      'by date': by('created_at', 'DESC'),
      'by date, oldest first': by('created_at', 'ASC'),
      ...waiting('state', ['requested', 'answered', 'accepted', 'declined', 'expired', 'withdrawn']),
      'search: number': search('Q000000050'),
      'search: name': search('First77 Last77'),
      'search: common name': search('Tremblay'),
      'search: email': search('c77@example.com'),
    },
  },
  products: {
    path: '/V1/products',
    sort: 'entity_id',
    order: 'DESC',
    perPage: 25,
    variants: {
      all: { groups: [[['visibility', '1', 'neq']]] },
      'last page': { groups: [[['visibility', '1', 'neq']]], page: 'last' },
      'by SKU': { groups: [[['visibility', '1', 'neq']]], ...by('sku', 'ASC') },
      'by SKU, descending': { groups: [[['visibility', '1', 'neq']]], ...by('sku', 'DESC') },
      ...Object.fromEntries(
        [
          ['published', 'status', '1'],
          ['hidden', 'status', '2'],
          ['without picture', 'has_picture', '0'],
          ['out of stock', 'is_available', '0'],
          ['simple', 'type_id', 'simple'],
          ['configurable', 'type_id', 'configurable'],
          ['bundle', 'type_id', 'bundle'],
          ['of a category', 'category_id', known.category],
        ].flatMap(([name, field, value]) => [
          [name!, { groups: [[['visibility', '1', 'neq']], [[field!, value!]]] } satisfies Variant],
          [
            `${name}, by SKU`,
            { groups: [[['visibility', '1', 'neq']], [[field!, value!]]], ...by('sku', 'ASC') } satisfies Variant,
          ],
        ]),
      ),
      'search: SKU': search(known.sku),
      'search: start of SKU': search(known.skuStart),
      'search: name': search(known.name),
      'search: nothing found': search('zzzzzzz'),
    },
  },
  stock: {
    path: '/V1/stock',
    sort: 'sku',
    order: 'ASC',
    perPage: 25,
    variants: {
      all: {},
      ...LAST,
      descending: by('sku', 'DESC'),
      low: where('is_below_line', '1'),
      'search: SKU': search(known.sku),
      'search: start of SKU': search(known.skuStart),
      'search: name': search(known.name),
    },
  },
  slabs: {
    path: '/V1/slabs',
    sort: 'sku',
    order: 'ASC',
    perPage: 25,
    variants: {
      all: {},
      ...LAST,
      ...waiting('state', ['AVAILABLE', 'HELD', 'SOLD']),
      'search: name': search(known.name),
    },
  },
  coupons: {
    path: '/V1/salesRules/search',
    sort: 'rule_id',
    order: 'DESC',
    perPage: 25,
    variants: { all: {}, 'search: name': where('name', '%a%', 'like'), active: where('is_active', '1') },
  },
  returns: {
    path: '/V1/returns',
    sort: 'date_requested',
    order: 'DESC',
    perPage: 25,
    variants: { all: {}, ...LAST, ...waiting('status', ['requested', 'approved', 'declined', 'received', 'refunded']) },
  },
  messages: {
    path: '/V1/messages',
    sort: 'sent_at',
    order: 'DESC',
    perPage: 20,
    variants: {
      ...waiting('state', ['new', 'answered', 'closed', 'spam']),
      'answered, last page': { ...where('state', 'answered'), ...LAST['last page'] },
    },
  },
  feedback: {
    path: '/V1/feedback',
    sort: 'sent_at',
    order: 'DESC',
    perPage: 20,
    variants: {
      ...waiting('state', ['new', 'answered', 'read']),
      'read, last page': { ...where('state', 'read'), ...LAST['last page'] },
    },
  },
  reviews: {
    path: '/V1/reviews',
    sort: 'written_at',
    order: 'DESC',
    perPage: 20,
    variants: {
      ...waiting('status', ['pending', 'approved', 'rejected']),
      'approved, last page': { ...where('status', 'approved'), ...LAST['last page'] },
    },
  },
  'job applications': {
    path: '/V1/jobApplications',
    sort: 'sent_at',
    order: 'DESC',
    perPage: 20,
    variants: waiting('state', ['new', 'invited', 'refused']),
  },
  'trade applications': {
    path: '/V1/tradeApplications',
    sort: 'sent_at',
    order: 'ASC',
    perPage: 20,
    variants: waiting('state', ['pending', 'approved', 'declined']),
  },
  'tax certificates': {
    path: '/V1/taxCertificates',
    sort: 'sent_at',
    order: 'ASC',
    perPage: 20,
    variants: waiting('state', ['pending', 'approved', 'declined']),
  },
  companies: {
    path: '/V1/company',
    sort: 'created_at',
    order: 'DESC',
    perPage: 20,
    variants: { all: {}, ...LAST, 'search: name': search('Company 7') },
  },
  visits: {
    path: '/V1/visits',
    sort: 'starts_at',
    order: 'ASC',
    perPage: 20,
    variants: {
      'of a day': { groups: [[['status', 'BOOKED']], ...ofDay('starts_at', known).groups!] },
      booked: where('status', 'BOOKED'),
      canceled: where('status', 'CANCELLED'),
    },
  },
  newsletter: {
    path: '/V1/newsletter/subscribers',
    sort: 'changed_at',
    order: 'DESC',
    perPage: 20,
    variants: {
      ...waiting('status', ['SUBSCRIBED', 'UNSUBSCRIBED']),
      'last page': { ...where('status', 'SUBSCRIBED'), ...LAST['last page'] },
      search: { groups: [[['status', 'SUBSCRIBED']], [['search', 'c77@']]] },
    },
  },
  pages: {
    path: '/V1/cmsPage/search',
    sort: 'identifier',
    order: 'ASC',
    perPage: 25,
    variants: {
      all: {},
      search: {
        groups: [
          [
            ['title', '%a%', 'like'],
            ['identifier', '%a%', 'like'],
          ],
        ],
      },
    },
  },
  blocks: { path: '/V1/cmsBlock/search', sort: 'identifier', order: 'ASC', perPage: 25, variants: { all: {} } },
});

export type Counted = (path: string) => Promise<number>;

/** The requests of all lists; `countOf` returns the total of a list, for its last page. */
export const requestsOf = async (known: Known, countOf: Counted): Promise<readonly ListRequest[]> => {
  const requests: ListRequest[] = [];
  for (const [name, { path, sort, order, perPage, variants }] of Object.entries(listsOf(known)))
    for (const [variant, { groups = [], sort: field = sort, order: direction = order, page }] of Object.entries(
      variants,
    )) {
      const at = (number: number): string =>
        `${path}?${searchQuery({ groups, page: number, perPage, sort: { field, order: direction } })}`;
      const last = page === 'last' ? Math.max(1, Math.ceil((await countOf(at(1))) / perPage)) : 1;
      requests.push({ name: `${name}: ${variant}`, path: at(last) });
    }
  for (const [name, path] of Object.entries(plainPaths(known))) requests.push({ name, path });
  const [year, month] = known.day.split('-');
  return [...requests, ...ofMonth(`${year}-${month}-01`, `${year}-${month}-28`)];
};
