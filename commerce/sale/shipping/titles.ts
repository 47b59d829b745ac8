import { inEachLanguage, translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { SiteAccess } from './types.ts';
import messages from './messages.json' with { type: 'json' };

type Titles = (language: Language) => { carrier: string; method: string };

const say = translations(messages);

/** The freight price is all there is to pay: the liftgate and a residential address are in it. */
export const shippingTitles: Readonly<
  Record<'flatrate' | 'freight' | 'samples' | 'slab' | 'instore' | 'yard', Titles>
> & { samplesApart: (language: Language) => string } = {
  flatrate: inEachLanguage(say, (write) => ({
    carrier: write('shipping.flatrate.carrier'),
    method: write('shipping.flatrate.method'),
  })),
  freight: inEachLanguage(say, (write) => ({
    carrier: write('shipping.freight.carrier'),
    method: write('shipping.freight.method'),
  })),
  samples: inEachLanguage(say, (write) => ({
    carrier: write('shipping.samples.carrier'),
    method: write('shipping.samples.method'),
  })),
  samplesApart: inEachLanguage(say, (write) => write('shipping.samples.apart')),
  slab: inEachLanguage(say, (write) => ({
    carrier: write('shipping.slab.carrier'),
    method: write('shipping.slab.method'),
  })),
  instore: inEachLanguage(say, (write) => ({ carrier: write('shipping.instore.carrier'), method: '' })),
  yard: inEachLanguage(say, (write) => ({ carrier: write('shipping.yard.carrier'), method: '' })),
};

/** Answers to the delivery questions, as a suffix of the title. */
export const accessTitles: Readonly<Record<SiteAccess, (language: Language) => string>> = {
  stairs: inEachLanguage(say, (write) => write('shipping.access.stairs')),
  liftgate: inEachLanguage(say, (write) => write('shipping.access.liftgate')),
  residential: inEachLanguage(say, (write) => write('shipping.access.residential')),
  appointment: inEachLanguage(say, (write) => write('shipping.access.appointment')),
  call_ahead: inEachLanguage(say, (write) => write('shipping.access.call_ahead')),
};

/** The delivery questions for shoppers. */
export const accessQuestions: typeof accessTitles = {
  stairs: inEachLanguage(say, (write) => write('shipping.access.ask.stairs')),
  liftgate: inEachLanguage(say, (write) => write('shipping.access.ask.liftgate')),
  residential: inEachLanguage(say, (write) => write('shipping.access.ask.residential')),
  appointment: inEachLanguage(say, (write) => write('shipping.access.ask.appointment')),
  call_ahead: inEachLanguage(say, (write) => write('shipping.access.ask.call_ahead')),
};

/** Why a slab cannot travel so. */
export const slabProblems = inEachLanguage(say, (write) => ({
  noCompany: write('shipping.slab.noCompany'),
  noHouse: write('shipping.slab.noHouse'),
  orderApart: write('shipping.slab.orderApart'),
  elsewhere: (yards: readonly string[]): string =>
    write('shipping.slab.elsewhere', { count: yards.length, yards: yards.join(', ') }),
}));
