import { join } from 'node:path';
import type { Db } from '#commerce/platform/database/types.ts';
import { savePaymentMethods } from '#commerce/sale/payment/service.ts';
import { saveShipping } from '#commerce/sale/shipping/service.ts';
import { saveTaxes } from '#commerce/sale/tax/service.ts';
import { openFolder } from '../folder.ts';
import { Problems } from '../problems.ts';
import { readPayment } from '../read-payment.ts';
import { readShipping } from '../read-shipping.ts';
import { readStores } from '../read-stores.ts';
import { readTaxes } from '../read-taxes.ts';

/** Shipping rates, taxes and payment methods of the sample catalogue, for test shops without a catalogue. */
export const saveSampleRates = async (db: Db): Promise<void> => {
  const problems = new Problems();
  const folder = openFolder(join(import.meta.dirname, '../../../catalogue'), problems);
  const stores = readStores(folder);
  if (!stores) throw new Error('The sample catalogue has no stores.yaml.');
  await saveShipping(db, readShipping(folder, stores));
  await saveTaxes(db, readTaxes(folder, stores).taxes);
  await savePaymentMethods(db, readPayment(folder, stores));
  problems.throwIfAny();
};
