import type { StoreViewCode } from '#contract/page-render.ts';
import { AddressBook } from '../address-book/address-book.tsx';
import type { MockResponse } from './responses.ts';
import { ADDRESS, createCustomer, type Entry } from './customer.ts';
import { openPart } from './open-part.tsx';

export const HOME: Entry = { ...ADDRESS, id: 7, default_shipping: true, default_billing: true };
export const WORK: Entry = {
  ...ADDRESS,
  id: 8,
  street: ['2 Side Street', 'Unit 3'],
  company: 'Roy & Co',
  telephone: '416-555-0102',
};
/** A new address as typed. */
export const TYPED = {
  street_1: '5 Rue Peel',
  city: 'Montréal',
  region: 'QC',
  postcode: 'h2y1c6',
  telephone: '5145550101',
};

type Given = {
  addresses?: readonly Entry[];
  responses?: Readonly<Record<string, MockResponse>>;
  storeView?: StoreViewCode;
};

export const openBook = async ({ addresses = [], responses = {}, storeView = 'CA_EN' }: Given = {}) => {
  const customer = createCustomer(addresses);
  const part = await openPart(AddressBook, { responses: { ...customer.responses, ...responses }, storeView });
  return {
    ...part,
    book: customer.book,
    /** The checkboxes for the default shipping and billing address. */
    ticked: (): boolean[] => ['default_shipping', 'default_billing'].map((name) => part.field(name).checked),
  };
};
