import { expect, test } from 'vitest';
import { AuthorizeNetError, invoiceOf, type Call, type Summary } from './api.ts';
import { findAll } from './find.ts';

const KEY = 'key-1';
const NOW = new Date('2026-06-15T12:00:00.123Z');
const ours = (transId: string): Summary => ({ transId, transactionStatus: 'voided', invoiceNumber: invoiceOf(KEY) });
const theirs = (count: number): Summary[] =>
  Array.from({ length: count }, (_, index) => ({ transId: `other-${index}`, transactionStatus: 'voided' }));

type Fields = Readonly<Record<string, unknown>>;
/** Searches for the key with these responses; returns the transactions found and the requests sent. */
const look = async (response: (request: string, fields: Fields) => object) => {
  const requested: string[] = [];
  const call = (async (request: string, fields: Fields = {}) => {
    const { offset } = (fields['paging'] ?? {}) as { offset?: number };
    requested.push(
      [request, fields['batchId'] ?? fields['transId'], offset && `page ${offset}`].filter(Boolean).join(' '),
    );
    return request === 'getTransactionDetailsRequest'
      ? { transaction: { transId: fields['transId'] } }
      : response(request, fields);
  }) as Call;
  return { found: (await findAll(call, KEY, NOW)).map(({ transId }) => transId), requested };
};

test('searches unsettled transactions page by page and skips batches when it finds one', async () => {
  const { found, requested } = await look((_request, { paging }) => ({
    transactions: (paging as { offset: number }).offset === 1 ? [...theirs(999), ours('1')] : [ours('2'), ...theirs(2)],
  }));
  expect(found).toEqual(['1', '2']);
  expect(requested).toEqual([
    'getUnsettledTransactionListRequest page 1',
    'getUnsettledTransactionListRequest page 2',
    'getTransactionDetailsRequest 1',
    'getTransactionDetailsRequest 2',
  ]);
});

test('searches the batches of seven days until one has the transaction', async () => {
  let days: Fields = {};
  const { found, requested } = await look((request, fields) => {
    if (request === 'getSettledBatchListRequest') {
      days = fields;
      return { batchList: [{ batchId: 'a' }, { batchId: 'b' }, { batchId: 'c' }] };
    }
    return { transactions: fields['batchId'] === 'b' ? [ours('7')] : theirs(1) };
  });
  expect(found).toEqual(['7']);
  expect(days).toEqual({ firstSettlementDate: '2026-06-08T12:00:00Z', lastSettlementDate: '2026-06-15T12:00:00Z' });
  expect(requested).toEqual([
    'getUnsettledTransactionListRequest page 1',
    'getSettledBatchListRequest',
    'getTransactionListRequest a page 1',
    'getTransactionListRequest b page 1',
    'getTransactionDetailsRequest 7',
  ]);
});

test('finds nothing without settled batches, and does not treat an error as no result', async () => {
  const refusing = (error: Error) =>
    look((request) => {
      if (request === 'getSettledBatchListRequest') throw error;
      return {};
    });
  expect((await look(() => ({}))).found).toEqual([]);
  expect((await refusing(new AuthorizeNetError({ code: 'I00004', text: 'No records found.' }))).found).toEqual([]);
  await expect(refusing(new AuthorizeNetError({ code: 'E00053', text: 'Server busy.' }))).rejects.toThrow(
    'Server busy.',
  );
  await expect(refusing(Object.assign(new Error('lost'), { code: 'I00004' }))).rejects.toThrow('lost');
});
