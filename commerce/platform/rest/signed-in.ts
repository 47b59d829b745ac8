import type { CommerceContext } from '../context.ts';
import { AuthorizationError } from '../errors.ts';

/** The caller's customer id; throws Magento's error for guests. */
export const signedIn = ({ customer }: CommerceContext): number => {
  if (!customer)
    throw new AuthorizationError("The consumer isn't authorized to access %resources.", {
      parameters: { resources: 'self' },
    });
  return customer.id;
};
