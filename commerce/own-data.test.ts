import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Effect of deleting an account on the rows: the foreign key action, or the reason without one. */
type Gone = 'cascade' | 'set null' | { because: string };
/** Property in the personal data export, or the reason why it is missing. */
type Told = { as: string } | { because: string };

const BOOKS = { because: 'orders stay named, as tax law wants' };
const TERM = (days: string) => ({ because: `goes by its own rule, ${days}` });

/** Every table that refers to a customer. */
const TABLES: Readonly<Record<string, { told: Told; gone: Gone }>> = {
  cart: { told: { because: 'it is on /cart' }, gone: { because: 'closed with the account: closeCustomersCart' } },
  company_user: { told: { as: 'company' }, gone: 'cascade' },
  compare_list: { told: { as: 'compared' }, gone: 'cascade' },
  contact_message: { told: { as: 'messages' }, gone: TERM('two years after it was sent') },
  credit_account: { told: { as: 'credit' }, gone: 'cascade' },
  customer_address: { told: { as: 'addresses' }, gone: 'cascade' },
  customer_passkey: { told: { as: 'passkeys' }, gone: 'cascade' },
  customer_token: { told: { as: 'sessions' }, gone: 'cascade' },
  customer_email_proof: { told: { because: 'hash of a link that is good for a day' }, gone: 'cascade' },
  download_purchase: {
    told: { as: 'downloads' },
    gone: { because: 'stands beside the line of its order, which stays' },
  },
  feedback: { told: { as: 'feedback' }, gone: { because: 'loses who said it: forgetAuthor' } },
  free_sample: {
    told: { because: 'hashes, counted until the days of samples.yaml are over; samples stand in orders' },
    gone: TERM('samples.yaml'),
  },
  newsletter_subscriber: {
    told: { as: 'consents' },
    gone: { because: 'the proof of consent stays, which the page says' },
  },
  passkey_challenge: { told: { because: 'hash of a question that is good for five minutes' }, gone: 'cascade' },
  customer_password_reset: { told: { because: 'hash of a link that is good for an hour' }, gone: 'cascade' },
  payment_token: { told: { as: 'cards' }, gone: 'set null' },
  price_quote: { told: { as: 'quotes' }, gone: 'cascade' },
  product_review: {
    told: { as: 'reviews' },
    gone: { because: 'what was published stays without a name: forgetReviewer' },
  },
  purchase_order: { told: { as: 'approvals' }, gone: 'cascade' },
  sales_order: { told: { as: 'orders' }, gone: BOOKS },
  showroom_visit: { told: { as: 'visits' }, gone: TERM('after the visit') },
  slab_hold: { told: { as: 'holds' }, gone: TERM('after it ended') },
  tax_certificate: { told: { as: 'certificates' }, gone: 'set null' },
  trade_application: { told: { as: 'application' }, gone: 'cascade' },
  trade_document: { told: { as: 'application' }, gone: 'set null' },
  wishlist: { told: { as: 'lists' }, gone: 'cascade' },
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
  const missing = Object.entries(TABLES).flatMap(([table, { told }]) =>
    'as' in told && !new RegExp(`^ {10}${told.as}[:,]`, 'm').test(file) ? [`${table}: ${told.as}`] : [],
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
