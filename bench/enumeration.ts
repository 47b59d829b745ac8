import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { resolvers } from '#commerce/customer/graphql.ts';
import { migrate } from '#commerce/platform/database/migrations.ts';
import { openDatabase } from '#commerce/platform/database/open.ts';
import { loadSettings } from '#commerce/platform/settings.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import { compareTimes } from './support/compare-times.ts';

const [tries = 10_000] = process.argv.slice(2).map(Number);
const KNOWN = 'known@shop.example';
const ROWS_MAY_GROW = 40;

const database = await openDatabase(
  loadSettings({ VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-bench-')), DATABASE_URL: process.env.DATABASE_URL }),
);
await migrate(database);
const shop = await openTestShop(database, { resolvers: [resolvers] });
shop.platform.rateLimit.allow = () => true;
const created = await shop.graphql(
  `mutation { createCustomerV2(input: { email: "${KNOWN}", firstname: "Ann", lastname: "Roy", password: "Marble-12" }) { customer { email } } }`,
);
if (created.errors) throw new Error(created.errors[0]?.message);

const QUESTIONS: Readonly<Record<string, (email: string) => string>> = {
  'signing in with a wrong password': (email) =>
    `mutation { generateCustomerToken(email: "${email}", password: "Wrong-pass1") { token } }`,
  'asking for a new password': (email) => `mutation { requestPasswordResetEmail(email: "${email}") }`,
  'a wrong link to a new password': (email) =>
    `mutation { resetPassword(email: "${email}", resetPasswordToken: "${'x'.repeat(43)}", newPassword: "Granite-34") }`,
};

/** Resets the counters, so that every attempt starts in the same state. */
const forget = async (): Promise<void> => {
  await sql`delete from sign_in_attempt`.execute(shop.platform.db.kysely);
  await sql`delete from job`.execute(shop.platform.db.kysely);
};

let isEqual = true;
for (const [what, question] of Object.entries(QUESTIONS)) {
  const answers = new Set<string>();
  const ask = async (email: string): Promise<number> => {
    const from = performance.now();
    const { data, errors } = await shop.graphql(question(email));
    const time = performance.now() - from;
    answers.add(JSON.stringify({ data, errors: errors?.map(({ message, extensions }) => [message, extensions]) }));
    return time;
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let count = 0; count < tries / 2; count++) {
    if (count % ROWS_MAY_GROW === 0) await forget();
    const unknown = `other${count % 5}@shop.example`;
    // Alternates the order, so that neither always comes first.
    if (count % 2) times.known.push(await ask(KNOWN));
    times.unknown.push(await ask(unknown));
    if (count % 2 === 0) times.known.push(await ask(KNOWN));
  }
  const { medians, difference, share } = compareTimes(times.known, times.unknown);
  const isSame = answers.size === 1 && share < 0.05;
  isEqual &&= isSame;
  console.log(
    `${isSame ? 'equal ' : 'TELLS '} ${what}: ${tries} tries, ${answers.size} kind of answer, medians ${medians.map((time) => time.toFixed(3)).join(' and ')} ms,` +
      ` difference ${(difference * 1000).toFixed(0)} µs, ${(share * 100).toFixed(1)} % of the deviation`,
  );
}
process.exit(isEqual ? 0 : 1);
