import { needsSiteAccess } from '#contract/site-access.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { accessTitles } from './titles.ts';
import type { AccessPrice, ShippingOption, SiteAccess } from './types.ts';
import { SITE_ACCESS } from './types.ts';

/** Delivered by pallet to an address; slabs go to a fabricator with a crane. */
const isSetDown = ({ carrierCode, methodCode, problem }: ShippingOption): boolean =>
  needsSiteAccess(carrierCode, methodCode) && problem === null;

export const needsAccessQuestions = (options: readonly ShippingOption[]): boolean => options.some(isSetDown);

const accessText = (chosen: readonly SiteAccess[], language: Language): string =>
  ` (${chosen.map((code) => accessTitles[code](language)).join(', ')})`;

/** Freight with the answers to the delivery questions in its title, and in its price once per priced shipment. */
export const withAccess = (
  options: readonly ShippingOption[],
  prices: readonly AccessPrice[],
  language: Language,
  shipments: 1 | 2 = 1,
): readonly ShippingOption[] =>
  prices.length === 0
    ? options
    : options.map((option) => {
        const surcharge = prices.reduce((sum, { amount }) => sum + amount, 0);
        return isSetDown(option)
          ? {
              ...option,
              methodTitle:
                option.methodTitle +
                accessText(
                  prices.map(({ code }) => code),
                  language,
                ),
              amount: option.amount + surcharge * shipments,
              ...(shipments === 2 ? { laterAmount: (option.laterAmount ?? 0) + surcharge } : {}),
            }
          : option;
      });

/** Splits a shipping title into the plain title and the known answers in it. */
export const splitAccess = (title: string, language: Language): { plain: string; access: readonly SiteAccess[] } => {
  const [, plain, list] = /^(.*) \(([^()]*)\)$/.exec(title) ?? [];
  const access = (list ?? '')
    .split(', ')
    .flatMap((words) => SITE_ACCESS.filter((code) => accessTitles[code](language) === words));
  return plain && access.length > 0 ? { plain, access } : { plain: title, access: [] };
};

/** Answers to the delivery questions as a suffix of the title. */
export const accessSuffix = (access: readonly SiteAccess[], language: Language): string =>
  access.length > 0 ? accessText(access, language) : '';
