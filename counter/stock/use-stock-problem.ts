import { useTranslate } from 'react-admin';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { RestError } from '../rest.ts';

/** Message ids by error code of the server. */
export const STOCK_REFUSALS: Readonly<Record<string, string>> = {
  [CHANGED_BY_OTHERS]: 'counter.stock.changed',
  STOCK_SHORT: 'counter.stock.short',
  STOCK_UNKNOWN: 'counter.stock.unknown',
  BARCODE_TAKEN: 'counter.stock.barcode_taken',
  LOT_SHORT: 'counter.stock.lot_short',
  LOT_NEEDED: 'counter.stock.lot_needed',
  REASON_NEEDED: 'counter.stock.reason_needed',
};

/** Returns the text of a failed request, and throws other errors. */
export const useStockProblem = () => {
  const translate = useTranslate();
  return (error: unknown): string => {
    if (!(error instanceof RestError)) throw error;
    if (error.status === 401) return translate('counter.error.session');
    const text = STOCK_REFUSALS[error.code ?? ''];
    return text ? translate(text) : translate(error.message, { _: error.message });
  };
};
