import type { BookAddress, CustomerRow } from '../types.ts';

/** A non-default address in Montréal. */
export const bookAddress = (changes: Partial<BookAddress>): BookAddress => ({
  id: 1,
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['1 Main St', 'Unit 2'],
  city: 'Montréal',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H2Y 1C6',
  countryId: 'CA',
  telephone: '514-555-0101',
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...changes,
});

/** An unlocked account; its password hash matches no password. */
export const customerRow = (changes: Partial<CustomerRow>): CustomerRow => ({
  id: 7,
  number: 7_007_007,
  websiteId: 1,
  email: 'ann@example.com',
  firstname: 'Ann',
  lastname: 'Roy',
  groupId: 1,
  storeViewId: 3,
  passwordHash: '',
  failures: 0,
  lockedUntil: null,
  createdAt: new Date('2026-06-15T12:00:00.999Z'),
  updatedAt: new Date('2026-06-16T08:30:00Z'),
  confirmedAt: null,
  needsConfirmation: false,
  blockedAt: null,
  ...changes,
});
