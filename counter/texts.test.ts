import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TODAY_NAMES } from '#contract/counter-today.ts';
import { CHANGE_FIELDS } from '#contract/change-fields.ts';
import { PRODUCT_PROBLEMS } from '#contract/product-problems.ts';
import { WASTE_PERCENTS } from '#contract/boxes.ts';
import { ORDER_MAILS } from '#contract/order-mails.ts';
import { ROLE_NAMES } from '#contract/staff-roles.ts';
import { ACCOUNT_ACTIONS, GROUPS } from './customers/types.ts';
import { FEEDBACK_TYPES, JOB_STATES, TOPICS } from './messages/types.ts';
import { VISIT_TOPICS } from './visits/types.ts';
import { ORDER_STATUSES, PAPER_KINDS } from './orders/types.ts';
import { ADDRESS_FIELDS } from './address/address-rules.ts';
import { REFUSALS } from './phone-order/refusals.ts';
import { ORDER_TEXTS } from './orders/computed-texts.ts';
import { SLAB_STATES } from '#contract/slabs.ts';
import { STOCK_ACTIONS } from './stock/types.ts';
import { CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import { CONTENT_ACTIONS, MENU_TYPES, PAGE_FIELDS, SHOWROOM_FIELDS } from './content/types.ts';
import { DISCOUNT_KINDS } from './coupons/types.ts';
import { IMPORT_STATES } from './import/types.ts';
import { PRODUCT_STATES } from './products/products-data.ts';
import { PRODUCT_TYPES, TEXT_FIELDS } from './products/types.ts';
import { QUOTE_ACTIONS, QUOTE_STATES } from './quotes/types.ts';
import { TEXTS } from './texts.ts';

const root = import.meta.dirname;
const entries = Object.entries(TEXTS);
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

const FIGURE_TEXTS = [
  ...[
    'from',
    'to',
    'net',
    'tax',
    'shipping',
    'discounts',
    'refunds',
    'total',
    'received',
    'refunded',
    'ordered',
    'outstanding',
  ],
  ...['unit.day', 'unit.week', 'unit.month'],
];

const MENU_CONTENT = ['custom_url', 'cms_page', 'product', 'cms_block'];

const PIECES = [
  ...['text', 'heading', 'button', 'link_text', 'caption', 'item', 'question'],
  ...['link', 'picture', 'alt', 'video'],
];

const PHONE_TEXTS = [
  ...REFUSALS.map((code) => `refused.${code}`),
  ...Object.keys(WASTE_PERCENTS).map((name) => `waste.${name}`),
].map((name) => `counter.phone.${name}`);

/** Keys that end in a data value, such as a status. */
const COMPUTED = [
  ...PHONE_TEXTS,
  ...QUOTE_STATES.map((state) => `counter.quote_state.${state}`),
  ...QUOTE_ACTIONS.map((action) => `counter.change.${action}`),
  ...['customer', 'staff', 'shop'].map((by) => `counter.quote_by.${by}`),
  ...ORDER_STATUSES.map((status) => `counter.status.${status}`),
  ...TODAY_NAMES.map((name) => `counter.today.${name}`),
  ...PAPER_KINDS.map((kind) => `counter.paper.${kind}`),
  ...ORDER_MAILS.map((kind) => `counter.order_email.${kind}`),
  ...ORDER_TEXTS,
  ...GROUPS.map((id) => `counter.group.${id}`),
  ...ACCOUNT_ACTIONS.map((action) => `counter.change.${action}`),
  ...['subscribed', 'unsubscribed'].map((action) => `counter.consent.${action}`),
  ...ADDRESS_FIELDS.map(({ name }) => `counter.address_field.${name}`),
  ...FIGURE_TEXTS.map((name) => `counter.figures.${name}`),
  ...SLAB_STATES.map((state) => `counter.slab.state.${state}`),
  ...STOCK_ACTIONS.map((action) => `counter.stock.action.${action}`),
  ...TOPICS.map((topic) => `counter.message.topic.${topic}`),
  ...FEEDBACK_TYPES.map((type) => `counter.feedback.type.${type}`),
  ...JOB_STATES.map((state) => `counter.job.state.${state}`),
  ...VISIT_TOPICS.map((topic) => `counter.visit.topic.${topic}`),
  ...ROLE_NAMES.map((role) => `counter.role.${role}`),
  ...PRODUCT_TYPES.map((type) => `counter.product.type.${type}`),
  ...TEXT_FIELDS.map((field) => `counter.product.field.${field}`),
  ...Object.keys(PRODUCT_STATES).map((state) => `counter.product.state.${state}`),
  ...['all groups', ...CUSTOMER_GROUPS.keys()].map(
    (name) => `counter.group.${name.toLowerCase().replaceAll(' ', '_')}`,
  ),
  ...['texts', 'attributes', 'pictures', 'variants', 'prices', 'changes'].map((name) => `counter.product.tab.${name}`),
  ...['image', 'small_image', 'thumbnail'].map((role) => `counter.product.role.${role}`),
  ...['waiting', 'applied', 'canceled'].map((state) => `counter.product.schedule_${state}`),
  ...[1, 2, 3, 4].map((visibility) => `counter.product.visibility_${visibility}`),
  'counter.product.special_price',
  ...CONTENT_ACTIONS.map((action) => `counter.content.action.${action}`),
  ...PAGE_FIELDS.filter((field) => field !== 'content').map((field) => `counter.content.field.${field}`),
  ...['page', 'block'].flatMap((kind) => [`counter.content.new_${kind}`, `counter.content.identifier_${kind}`]),
  ...MENU_TYPES.map((type) => `counter.content.menu_type_${type}`),
  ...MENU_CONTENT.map((type) => `counter.content.menu_content_${type}`),
  ...SHOWROOM_FIELDS.map((name) => `counter.content.showroom.${name}`),
  ...PIECES.map((name) => `counter.content.piece.${name}`),
  ...CHANGE_FIELDS.map((name) => `counter.field.${name.replaceAll(' ', '_')}`),
  ...IMPORT_STATES.map((state) => `counter.import.state.${state}`),
  ...Object.keys(PRODUCT_PROBLEMS).map((code) => `counter.import.problem.${code}`),
  ...DISCOUNT_KINDS.map((kind) => `counter.coupon.kind.${kind}`),
  ...['active', 'inactive'].map((state) => `counter.coupon.state.${state}`),
  ...['NO_COUPON', 'AUTO'].map((type) => `counter.coupon.type.${type}`),
  ...['code', 'name', 'percent', 'uses', 'usesPerCustomer'].map((name) => `counter.coupon.${name}`),
  ...['counter', 'program', 'command'].map((channel) => `counter.channel.${channel}`),
  ...['placed', 'status', 'comment', 'paid', 'ready', 'invoice', 'shipment', 'credit_memo', 'return', 'email'].map(
    (action) => `counter.change.${action}`,
  ),
];

test('every text is in English and French, with the same parameters', () => {
  const parametersOf = (text = ''): string[] => (text.match(/%\{\w+\}/g) ?? []).sort();
  for (const [key, { en, fr, ...others }] of entries) {
    expect([key, others, Boolean(en), Boolean(fr)]).toEqual([key, {}, true, true]);
    expect([key, parametersOf(fr)]).toEqual([key, parametersOf(en)]);
  }
});

test('French has the typography of Québec: a narrow or plain no-break space before a colon, none before ; ! ?', () => {
  const wrong = entries.filter(([, { fr = '' }]) =>
    /[^\u00a0]:(?!\/\/|\d\d)|\s[;!?]|'/.test(fr.replaceAll(/%\{\w+\}/g, '')),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('every text that the code names exists, and none is unused', () => {
  const keys = new Set(entries.map(([key]) => key));
  const named = new Set(
    [...sources.matchAll(/['"](counter\.[\w.-]*\w)['"]/g)].map(([, key = '']) => key).concat(COMPUTED),
  );
  expect([...named].filter((key) => !keys.has(key))).toEqual([]);
  const own = [...keys].filter((key) => key.startsWith('counter.'));
  expect(own.filter((key) => !named.has(key))).toEqual([]);
});

test('every problem of an import row is described with its figures', () => {
  // An import has one uploaded file, so its message names only the line.
  const named = (text = ''): string[] =>
    [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name))]
      .filter((name) => name !== 'file')
      .sort();
  for (const [code, message] of Object.entries(PRODUCT_PROBLEMS)) {
    const text = TEXTS[`counter.import.problem.${code}`];
    expect([code, named(text?.en), named(text?.fr)]).toEqual([code, named(message), named(message)]);
  }
});

test('every beginning of a computed key is the beginning of a text', () => {
  const beginnings = [...sources.matchAll(/`(counter\.[\w.]*)\$\{/g)].map(([, beginning = '']) => beginning);
  const keys = entries.map(([key]) => key);
  expect(beginnings.length).toBeGreaterThan(10);
  expect(beginnings.filter((beginning) => !keys.some((key) => key.startsWith(beginning)))).toEqual([]);
});

test('no key is the beginning of another, because keys form a tree', () => {
  const keys = entries.map(([key]) => key);
  expect(keys.filter((key) => keys.some((other) => other.startsWith(`${key}.`)))).toEqual([]);
});

test('no key is the beginning of another one, because texts are nested by their names', () => {
  const keys = entries.map(([key]) => key);
  const known = new Set(keys);
  const begins = keys.filter((key) => {
    const names = key.split('.');
    return names.some((_, length) => length > 0 && known.has(names.slice(0, length).join('.')));
  });
  expect(begins).toEqual([]);
});

test('labels with a colon are messages, because French has a space before it', () => {
  const built = sources.match(/.*(?:\}: \$\{|translate\([^)]*\)\}\s?:|\+ ['"`]\s?: |\{['"]\s?: ?['"]\}).*/g) ?? [];
  expect(built).toEqual([]);
});
