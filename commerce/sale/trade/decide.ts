import { groupHasPrices } from '#commerce/merchandise/catalog/service.ts';
import { foundCompany } from '#commerce/people/company/service.ts';
import { findCustomer, putIntoGroup, viewFor } from '#commerce/people/customer/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { giveToCompany } from './certificate-store.ts';
import { decideApplication, findApplication, readRule } from './store.ts';
import { tradeMail } from './trade-mail.ts';

type Decision = { state: 'approved'; reason: null } | { state: 'declined'; reason: string };

/**
 * For staff: approves or rejects an application, moves the customer into the trade group in the same transaction, and
 * emails the decision in the application's language. Throws if it is not pending. `record` runs in
 * the transaction.
 */
export const decide = async (
  platform: Platform,
  id: number,
  { state, reason }: Decision,
  record: (db: Db) => Promise<void> = async () => {},
): Promise<void> => {
  const views = await listStoreViews(platform);
  await platform.db.tx(async (db) => {
    const application = await findApplication(db, id);
    const customer = application && (await findCustomer(db, application.customerId));
    if (!application || !customer) throw new NoSuchEntityError('There is no application %1.', { parameters: [id] });
    if (!(await decideApplication(db, id, { state, reason, now: platform.clock.now() })))
      throw new InputError('Application %1 is %2 already.', {
        code: 'DECIDED_ALREADY',
        parameters: [id, application.state],
      });
    let hasGroupPrices = false;
    if (state === 'approved') {
      const rule = await readRule(db);
      if (!rule) throw new InputError('trade.yaml names no group for the trade.');
      hasGroupPrices = await groupHasPrices(db, rule.groupId);
      await putIntoGroup(db, customer.id, rule.groupId);
      const { company: name, storeViewId } = application;
      const company = await foundCompany(platform, db, {
        name,
        customerId: customer.id,
        groupId: rule.groupId,
        storeViewId,
      });
      if (company !== undefined) await giveToCompany(db, customer.id, company);
    }
    const about = {
      ...application,
      reason,
      hasGroupPrices,
      name: `${customer.firstname} ${customer.lastname}`,
      email: customer.email,
    };
    const view = viewFor(views, application.storeViewId);
    await record(db);
    await platform.mail.enqueue(db, tradeMail(state, about, view, platform.settings));
  });
};
