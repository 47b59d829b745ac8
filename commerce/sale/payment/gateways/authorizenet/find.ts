import { AuthorizeNetError, invoiceOf } from './api.ts';
import type { Call, Details, Summary } from './api.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

const PAGE = 1000;
/** How far back settled batches are looked through: longer than a shop is down. */
const DAYS = 7;

type List = { transactions?: readonly Summary[] };

export const detailsOf = async (call: Call, transId: string): Promise<Details['transaction']> =>
  (await call<Details>('getTransactionDetailsRequest', { transId })).transaction;

/** Every summary of a list, page by page. */
const pagesOf = async (
  call: Call,
  request: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<readonly Summary[]> => {
  const all: Summary[] = [];
  for (let page = 1; ; page++) {
    const { transactions = [] } = await call<List>(request, {
      ...fields,
      sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
      paging: { limit: PAGE, offset: page },
    });
    all.push(...transactions);
    if (transactions.length < PAGE) return all;
  }
};

const batchesSince = async (call: Call, now: Date): Promise<readonly { batchId: string }[]> => {
  const text = (date: Date): string => date.toISOString().replace(/\.\d+/, '');
  try {
    const { batchList = [] } = await call<{ batchList?: readonly { batchId: string }[] }>(
      'getSettledBatchListRequest',
      {
        firstSettlementDate: text(new Date(now.getTime() - DAYS * DAY_MS)),
        lastSettlementDate: text(now),
      },
    );
    return batchList;
  } catch (error) {
    if (error instanceof AuthorizeNetError && error.code === 'I00004') return [];
    throw error;
  }
};

/** Every transaction that carries a key of ours: of those not settled yet, otherwise of the last days' batches. */
export const findAll = async (
  call: Call,
  key: string,
  now = new Date(),
): Promise<readonly Details['transaction'][]> => {
  const invoice = invoiceOf(key);
  const ours = ({ invoiceNumber }: Summary): boolean => invoiceNumber === invoice;
  let found = (await pagesOf(call, 'getUnsettledTransactionListRequest', {})).filter(ours);
  for (const { batchId } of found.length > 0 ? [] : await batchesSince(call, now)) {
    found = (await pagesOf(call, 'getTransactionListRequest', { batchId })).filter(ours);
    if (found.length > 0) break;
  }
  const details: Details['transaction'][] = [];
  for (const { transId } of found) details.push(await detailsOf(call, transId));
  return details;
};
