import { shippingTitles, slabProblems } from './titles.ts';
import type { PickupPlace, ShippingOption, ShippingRequest } from './types.ts';

type Request = Pick<ShippingRequest, 'cargo' | 'destination' | 'language'>;

/** Suffix of the freight title if samples are sent separately. */
const apartOf = ({ methodTitle }: ShippingOption, language: Request['language']): string =>
  methodTitle.endsWith(shippingTitles.samplesApart(language)) ? shippingTitles.samplesApart(language) : '';

/** Slabs go at the freight price of the whole order, and not to private addresses. */
const fabricatorOption = (freight: ShippingOption, { destination, language }: Request): ShippingOption => ({
  ...freight,
  methodCode: 'slab',
  carrierTitle: shippingTitles.slab(language).carrier,
  methodTitle: shippingTitles.slab(language).method + apartOf(freight, language),
  problem: destination.company === undefined || destination.company?.trim() ? null : slabProblems(language).noCompany,
});

/** Home delivery, with the reason it is not available for slabs. */
const homeOption = (freight: ShippingOption, { cargo, language }: Request): ShippingOption => {
  const { noHouse, orderApart } = slabProblems(language);
  return { ...freight, problem: cargo.hasOthers ? `${noHouse} ${orderApart}` : noHouse };
};

/** Pickup at the yard that has all slabs. Otherwise the option is unavailable, with a reason. */
const yardOption = (
  picked: readonly ShippingOption[],
  places: readonly PickupPlace[],
  { cargo, language }: Request,
): readonly ShippingOption[] => {
  const inYard = picked.filter(({ methodCode }) => cargo.slabYards.includes(methodCode));
  const yard = cargo.slabYards.length === 1 ? inYard[0] : undefined;
  if (yard) return [{ ...yard, carrierTitle: shippingTitles.yard(language).carrier }];
  const yards = places.filter(({ code }) => cargo.slabYards.includes(code)).map(({ name }) => name);
  return (inYard.length > 0 ? inYard : picked).map((option) => ({
    ...option,
    problem: slabProblems(language).elsewhere(yards),
  }));
};

/** Methods for a cart with a slab: to a fabricator, or pickup at the slab's yard. */
export const slabOptions = (
  carried: readonly ShippingOption[],
  picked: readonly ShippingOption[],
  places: readonly PickupPlace[],
  request: Request,
): readonly ShippingOption[] => {
  const freight = carried.filter(({ carrierCode }) => carrierCode === 'freight');
  return [
    ...freight.map((option) => fabricatorOption(option, request)),
    ...freight.map((option) => homeOption(option, request)),
    ...yardOption(picked, places, request),
  ];
};
