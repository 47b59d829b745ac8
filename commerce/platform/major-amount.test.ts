import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { minorText } from '#contract/money.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

describeWithDatabase('amounts in SQL', (open) => {
  test('every currency has as many decimals as in the contract', async () => {
    const currencies = [...Intl.supportedValuesOf('currency'), 'CLF', 'UYI', 'UYW'];
    const { rows } = await sql<{ currency: string; text: string }>`
      select currency, major_amount(123456, currency)::text as text from unnest(${currencies}::text[]) as currency`.execute(
      (await open()).kysely,
    );
    const expected = currencies.map((currency) => [currency, minorText(123_456, currency)]);
    expect(rows.map(({ currency, text }) => [currency, text])).toEqual(expected);
  });
});
