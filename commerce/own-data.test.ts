import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Effect of deleting an account on the rows: the foreign key action, or the reason without one. */
type Gone = 'cascade' | 'set null' | { because: string };
/** Property in the personal data export, or the reason why it is missing. */
type Reported = { as: string } | { because: string };

const BOOKS = { because: 'orders stay named, as tax law wants' };
const TERM = (days: string) => ({ because: `goes by its own rule, ${days}` });

/** Every table that refers to a customer. */
const TABLES: Readonly<Record<string, { reported: Reported; gone: Gone }>> = {
  cart: { reported: { because: 'it is on /cart' }, gone: { because: 'closed with the account: closeCustomersCart' } },
  company_user: { reported: { as: 'company' }, gone: 'cascade' },
  compare_list: { reported: { as: 'compared' }, gone: 'cascade' },
  contact_message: { reported: { as: 'messages' }, gone: TERM('two years after it was sent') },
  credit_account: { reported: { as: 'credit' }, gone: 'cascade' },
  customer_address: { reported: { as: 'addresses' }, gone: 'cascade' },
  customer_passkey: { reported: { as: 'passkeys' }, gone: 'cascade' },
  customer_token: { reported: { as: 'sessions' }, gone: 'cascade' },
  customer_email_proof: { reported: { because: 'hash of a link that is good for a day' }, gone: 'cascade' },
  download_purchase: {
    reported: { as: 'downloads' },
    gone: { because: 'stands beside the line of its order, which stays' },
  },
  feedback: { reported: { as: 'feedback' }, gone: { because: 'loses who said it: forgetAuthor' } },
  free_sample: {
    reported: { because: 'hashes, counted until the days of samples.yaml are over; samples stand in orders' },
    gone: TERM('samples.yaml'),
  },
  newsletter_subscriber: {
    reported: { as: 'consents' },
    gone: { because: 'the proof of consent stays, which the page says' },
  },
  passkey_challenge: { reported: { because: 'hash of a question that is good for five minutes' }, gone: 'cascade' },
  customer_password_reset: { reported: { because: 'hash of a link that is good for an hour' }, gone: 'cascade' },
  payment_token: { reported: { as: 'cards' }, gone: 'set null' },
  price_quote: { reported: { as: 'quotes' }, gone: 'cascade' },
  product_review: {
    reported: { as: 'reviews' },
    gone: { because: 'what was published stays without a name: forgetReviewer' },
  },
  purchase_order: { reported: { as: 'approvals' }, gone: 'cascade' },
  sales_order: { reported: { as: 'orders' }, gone: BOOKS },
  showroom_visit: { reported: { as: 'visits' }, gone: TERM('after the visit') },
  stock_alert: { reported: { as: 'stockAlerts' }, gone: 'cascade' },
  slab_hold: { reported: { as: 'holds' }, gone: TERM('after it ended') },
  tax_certificate: { reported: { as: 'certificates' }, gone: 'set null' },
  trade_application: { reported: { as: 'application' }, gone: 'cascade' },
  trade_document: { reported: { as: 'application' }, gone: 'set null' },
  wishlist: { reported: { as: 'lists' }, gone: 'cascade' },
};

/** Columns that refer to a customer, by table, with their ON DELETE action. */
const references = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const path of globSync('commerce/{platform,*/*}/migrations/*.sql', { cwd: root }).sort()) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll(/--.*$/gm, '');
    for (const [, create, alter, body = ''] of text.matchAll(/(?:create table (\w+)|alter table (\w+))([^;]*);/g)) {
      const column = /\bcustomer_id\s+(?:bigint|integer)([^,]*)|references customer \(id\)([^,]*)/.exec(body);
      if (!column) continue;
      const rule = /on delete (cascade|set null)/.exec(column[0])?.[1] ?? 'nothing';
      found.set(create ?? alter ?? '', rule);
    }
  }
  return found;
};

test('every table with customer data is in the personal data export, or states why not', () => {
  expect(Object.keys(TABLES).sort()).toEqual([...references().keys()].sort());
  const file = readFileSync(join(root, 'storefront/features/account/privacy/own-data.ts'), 'utf8');
  const missing = Object.entries(TABLES).flatMap(([table, { reported }]) =>
    'as' in reported && !new RegExp(`^ {10}${reported.as}[:,]`, 'm').test(file) ? [`${table}: ${reported.as}`] : [],
  );
  expect(missing).toEqual([]);
});

test('deleting an account covers every table with customer data, or the table states why not', () => {
  const wrong = [...references()].flatMap(([table, rule]) => {
    const gone = TABLES[table]?.gone;
    return (typeof gone === 'string' ? gone : 'nothing') === rule ? [] : [`${table}: ${rule}`];
  });
  expect(wrong).toEqual([]);
  const named = Object.values(TABLES).flatMap(({ gone }) =>
    typeof gone === 'string' ? [] : [/: (\w+)$/.exec(gone.because)?.[1] ?? []].flat(),
  );
  const sources = globSync('commerce/*/*/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  expect(named.filter((name) => !new RegExp(`\\b${name}\\(`).test(sources))).toEqual([]);
});
