import type { AddressInput, GivenAddress } from '#commerce/people/address/types.ts';
import { bookAddress } from '#commerce/people/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError, NoSuchEntityError } from '#commerce/platform/errors.ts';

/** An address of the customer by id; throws `refusal` for any other id. */
export const ownAddress = (
  context: CommerceContext,
  id: number,
  refusal: (cause: CommerceError) => CommerceError,
): Promise<AddressInput> =>
  bookAddress(context, id).catch((error: unknown) => {
    throw error instanceof CommerceError ? refusal(error) : error;
  });

const notTheirs = (id: number) => (cause: CommerceError) =>
  new NoSuchEntityError('Invalid customer address id %1', { code: cause.code, parameters: [id], cause });

/** The address of the input; a customer may name one of their book. */
export const givenAddress = async (
  context: CommerceContext,
  { bookId, address }: Pick<GivenAddress, 'bookId' | 'address'>,
): Promise<AddressInput> => (context.customer && bookId ? ownAddress(context, bookId, notTheirs(bookId)) : address);
