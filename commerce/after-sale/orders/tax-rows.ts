import type { BoughtOrder } from './bought-types.ts';
import type { OrderDocument } from './life/types.ts';
import type { Labelled } from '#commerce/platform/mail/email-parts.ts';

/** Taxes of an invoice or credit memo. Taxes from which the customer is exempt have no amount. */
export const taxesOf = (
  { taxes }: Pick<BoughtOrder, 'taxes'>,
  document: Pick<OrderDocument, 'taxes'>,
): readonly { label: string; amount: number }[] =>
  taxes.flatMap(({ label, exemption }, index) => {
    const amount = document.taxes[index]?.amount ?? 0;
    return amount > 0 || exemption ? [{ label, amount }] : [];
  });

type Words = { money: (minor: number) => string; included: (tax: string) => string };

/** Tax rows of the totals: above the grand total if taxes are added, below it if the amounts include them. */
export const taxRows = (
  { isTaxIncluded = false }: { isTaxIncluded?: boolean },
  taxes: readonly { label: string; amount: number }[],
  { money, included }: Words,
): { above: readonly Labelled[]; below: readonly Labelled[] } => {
  const isBelow = ({ amount }: { amount: number }): boolean => isTaxIncluded && amount > 0;
  return {
    above: taxes.filter((tax) => !isBelow(tax)).map(({ label, amount }) => [label, money(amount)] as const),
    below: taxes.filter(isBelow).map(({ label, amount }) => [included(label), money(amount)] as const),
  };
};
