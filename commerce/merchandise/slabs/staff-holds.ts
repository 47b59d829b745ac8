import { hasFeature } from '#commerce/platform/switches/service.ts';
import { findSellable, inventoryItem } from '#commerce/merchandise/catalog/service.ts';
import { findStoreView } from '#commerce/merchandise/stores/service.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { DAY_MS, HOUR_MS } from '#commerce/platform/durations.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { EMAIL_RULES } from '#contract/contact-fields.ts';
import { typedEmail } from '#contract/typed-text.ts';
import { firstProblem } from '#contract/validation.ts';
import { cancelRunning, queueHoldMail, scheduleEnd } from './ending.ts';
import { setUnitAside } from './service.ts';
import { extendHold, findById, findByRequest, insertHold, readHoldsOf, readRule, readRunning } from './store.ts';
import type { Hold, HoldRecord, HoldRule } from './types.ts';

/** Longest hold. */
const MAX_HOURS = 30 * 24;
const MAX_TELEPHONE = 32;

/** A hold for a caller: an email address, a telephone number, or both. */
export type StaffHold = {
  requestId: string;
  sku: string;
  fullname: string;
  email: string;
  telephone: string;
  /** Undefined: the duration of the shop's rule. */
  hours: number | undefined;
  /** Store view whose language the emails have. */
  storeView: string | undefined;
};

type Author = { by: string; who: string };

const record = (
  context: CommerceContext,
  db: Db,
  action: string,
  hold: Hold,
  { by, who }: Author,
  values: Readonly<Partial<Record<'before' | 'after', { expires_at: Date }>>>,
) =>
  recordStaffAction(
    context,
    db,
    action,
    { hold: hold.id, ...(context.staff ? {} : { by }) },
    { subject: `stock ${hold.sku}`, by: who, ...values },
  );

const ruleOf = async (context: CommerceContext): Promise<HoldRule> => {
  const rule = (await hasFeature(context, 'holds')) ? await readRule(context.db.kysely) : null;
  if (!rule) throw new InputError('Slabs cannot be held in this shop.', { code: 'HOLD_REFUSED' });
  return rule;
};

const checked = ({ fullname, email, telephone, hours, ...hold }: StaffHold) => {
  checkRequestId(hold.requestId);
  const person = { fullname: cleanLine(fullname), email: typedEmail(email), telephone: cleanLine(telephone) };
  if (!person.fullname || person.fullname.length > 100)
    throw new InputError('"%fieldName" is required. Enter and try again.', {
      code: 'HOLD_FULLNAME',
      parameters: { fieldName: 'fullname' },
    });
  if (person.email && firstProblem(person.email, EMAIL_RULES))
    throw new InputError('The email address is not valid.', { code: 'HOLD_EMAIL' });
  if (person.telephone.length > MAX_TELEPHONE || (person.telephone && !/\d/.test(person.telephone)))
    throw new InputError('The telephone number is not valid.', { code: 'HOLD_TELEPHONE' });
  if (!person.email && !person.telephone)
    throw new InputError('A telephone number or an email address is needed.', { code: 'HOLD_CONTACT' });
  if (hours !== undefined && !(Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS))
    throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [hours, 'hours'] });
  return { ...hold, ...person, hours };
};

/** Holds a slab for a caller. The limit per person does not apply. A repeated request returns the first hold. */
export const holdForCaller = async (context: CommerceContext, given: StaffHold, author: Author): Promise<Hold> => {
  const { hours, storeView: code, email, telephone, ...request } = checked(given);
  const rule = await ruleOf(context);
  const view = (code ? await findStoreView(context, code) : null) ?? context.storeView;
  return context.db.tx(async (db) => {
    const slab = (await findSellable({ storeView: view }, db, [request.sku])).get(request.sku);
    if (!slab?.slab || !slab.isEnabled)
      throw new NoSuchEntityError('No slab has the SKU "%1".', { parameters: [request.sku.slice(0, 64)] });
    const earlier = await findByRequest(db, request.requestId);
    if (earlier) return earlier;
    const now = context.clock.now();
    await setUnitAside(context, db, slab.productId, now);
    const expiresAt = new Date(now.getTime() + (hours ?? rule.hours) * HOUR_MS);
    const hold = await insertHold(
      db,
      { ...request, sku: slab.sku, email: email || null, telephone: telephone || null },
      { productId: slab.productId, view, customerId: null, now, expiresAt },
    );
    await scheduleEnd(context, db, hold, rule);
    await queueHoldMail(context, db, 'held', hold);
    await record(context, db, 'slab-held', hold, author, { after: { expires_at: expiresAt } });
    return hold;
  });
};

const noSuchHold = (): NoSuchEntityError => new NoSuchEntityError('This hold has ended.', { code: 'HOLD_OVER' });

/** Moves the end of a running hold, and notifies its holder. */
export const extendByStaff = async (
  context: CommerceContext,
  id: number,
  until: Date,
  author: Author,
): Promise<Hold> => {
  const rule = await ruleOf(context);
  const now = context.clock.now();
  const most = new Date(now.getTime() + MAX_HOURS * HOUR_MS + DAY_MS);
  if (!(until > now && until < most))
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [Number.isNaN(until.getTime()) ? '' : until.toISOString(), 'expires_at'],
    });
  return context.db.tx(async (db) => {
    const before = await findById(db, id);
    const hold = before && (await extendHold(db, id, until, now));
    if (!hold) throw noSuchHold();
    if (before.expiresAt.getTime() === until.getTime()) return hold;
    await scheduleEnd(context, db, hold, rule);
    await queueHoldMail(context, db, 'held', hold);
    await record(context, db, 'slab-extended', hold, author, {
      before: { expires_at: before.expiresAt },
      after: { expires_at: until },
    });
    return hold;
  });
};

/** Ends a running hold: the slab can be bought again. */
export const releaseByStaff = async (context: CommerceContext, id: number, author: Author): Promise<Hold> => {
  const hold = await findById(context.db.kysely, id);
  if (!hold) throw noSuchHold();
  return context.db.tx(async (db) => {
    const ended = await cancelRunning(context, db, hold);
    if (!ended) throw noSuchHold();
    await record(context, db, 'slab-released', ended, author, { before: { expires_at: ended.expiresAt } });
    return ended;
  });
};

/** Running holds, the first to end first. */
export const runningHolds = (
  { db }: CommerceContext,
  size: number,
  page: number,
): Promise<{ items: readonly HoldRecord[]; total: number }> => readRunning(db.kysely, size, page);

/** Holds of a slab, newest first. */
export const holdsOfSlab = async (context: CommerceContext, code: string): Promise<readonly HoldRecord[]> => {
  const { productId } = await inventoryItem(context, code);
  return readHoldsOf(context.db.kysely, productId);
};
