import { expect, test, vi } from 'vitest';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { resolvers } from './graphql.ts';

const context = { noStore: vi.fn<() => void>() };
const place = (input: { cart_id: string } | undefined) =>
  resolvers.Mutation.placeOrder({}, { input } as never, context as unknown as CommerceContext);

test.each([undefined, { cart_id: '' }])('placeOrder rejects a missing cart id: %j', async (input) => {
  await expect(place(input)).rejects.toThrow(new InputError('Required parameter "cart_id" is missing'));
  expect(context.noStore).toHaveBeenCalled();
});
