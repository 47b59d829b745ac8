import type { CommerceContext } from '../context.ts';
import { AuthorizationError } from '../errors.ts';

/** The caller's number, or Magento's refusal of a route that is for customers alone. */
export const signedIn = ({ customer }: CommerceContext): number => {
  if (!customer) throw new AuthorizationError("The consumer isn't authorized to access %resources.", { parameters: { resources: 'self' } });
  return customer.id;
};
