import { boxesFor } from '#contract/boxes.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { decimalOf } from '#contract/decimal.ts';
import { toMinor } from '#contract/money.ts';
import { MAX_AREA, MAX_BUDGET, MAX_ROOMS, MAX_WASTE_PERCENT } from '#contract/wishlist.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { Area, ListProblem } from './types.ts';

export const noSuchRoom = (): InputError => new InputError('The room was not found.');
export const roomTaken = (name: string): InputError =>
  new InputError('Room "%1" already exists.', { parameters: [name] });
export const tooManyRooms = (): InputError =>
  new InputError('A wish list can have %1 rooms at most.', { parameters: [MAX_ROOMS] });

/** Selling units that an area needs; undefined without an area or coverage, or when a cart takes no such number. */
export const unitsFor = (area: Area | null, coverage: number | null): number | undefined => {
  const wanted = area && decimalOf(area.value);
  return wanted && coverage ? boxesFor(wanted, area.unit, area.wastePercent, coverage) || undefined : undefined;
};

/** Validates an area and rounds it to three decimals. */
export const checkedArea = ({ value, unit, wastePercent }: Area): Area | ListProblem => {
  const saved = Math.round(value * 1000) / 1000;
  if (!(saved > 0 && saved <= MAX_AREA))
    return { code: 'UNDEFINED', message: `The area must be more than 0 and at most ${MAX_AREA}` };
  return Number.isInteger(wastePercent) && wastePercent >= 0 && wastePercent <= MAX_WASTE_PERCENT
    ? { value: saved, unit, wastePercent }
    : { code: 'UNDEFINED', message: `The waste must be a whole number from 0 to ${MAX_WASTE_PERCENT}` };
};

export const areaTooLarge = (): ListProblem => ({
  code: 'UNDEFINED',
  message: 'The area needs more units than can be ordered at once',
});

/** Minor units; null for no budget. */
export const checkedBudget = (amount: number | null | undefined, currency: CurrencyCode): number | null => {
  if (amount === null || amount === undefined) return null;
  if (!(amount > 0 && amount <= MAX_BUDGET))
    throw new InputError('The budget must be more than 0 and at most %1.', { parameters: [MAX_BUDGET] });
  return toMinor(amount, currency);
};
