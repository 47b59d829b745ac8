import { readTotal, TOTAL_CHANGED } from '#contract/expected-total.ts';
import type { Money, PlaceOrderErrorCodes } from '#contract/generated/schema-types.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { openProduct, productUrlKey } from '#commerce/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import { customerOrders } from './customer-orders.ts';
import { orderCall, placedOrder, placeOrder } from './service.ts';
import type { OrderItemModel } from './types.ts';

const CODES: ReadonlySet<string> = new Set<PlaceOrderErrorCodes>(['CART_NOT_FOUND', 'CART_NOT_ACTIVE', 'GUEST_EMAIL_MISSING', 'UNABLE_TO_PLACE_ORDER', 'UNDEFINED']);

const isCode = (code: string | undefined): code is PlaceOrderErrorCodes => code !== undefined && CODES.has(code);

/** What the order would cost now, when that is what stands in the way. */
const totalNow = ({ code, parameters }: CommerceError) => {
  if (code !== TOTAL_CHANGED || !parameters || !('total' in parameters)) return null;
  return (readTotal(`${parameters['total']} ${parameters['currency']}`) ?? null) as Money | null;
};

/** Magento 2.4.7 answers what stands in the way as data; only the lack of a right is an error. */
const asData = (error: unknown) => {
  if (!(error instanceof CommerceError) || error.category === 'graphql-authorization') throw error;
  return { order: null, errors: [{ code: isCode(error.code) ? error.code : ('UNDEFINED' as const), message: error.message, total: totalNow(error) }] };
};

/** What the catalogue knows today of something bought earlier. */
const orderItem = {
  product: ({ productId }: OrderItemModel, _args: unknown, context: CommerceContext) => openProduct(context, productId),
  product_url_key: ({ productId }: OrderItemModel, _args: unknown, context: CommerceContext) => productUrlKey(context, productId),
};

export const resolvers = {
  Customer: {
    orders: (customer, args, context) => customerOrders(context, customer.id, args),
  },
  OrderItem: orderItem,
  ConfigurableOrderItem: orderItem,
  Query: {
    placedOrder: (_parent, { cart_id }, context) => placedOrder(context, cart_id),
  },
  Mutation: {
    placeOrder: async (_parent, { input }, context) => {
      context.noStore();
      const maskedId = input?.cart_id;
      if (!maskedId) throw new InputError('Required parameter "cart_id" is missing');
      try {
        const { number } = await placeOrder(context, orderCall(context, maskedId, 'placeOrder', maskedId));
        return { order: { order_number: number, order_id: number }, errors: [] };
      } catch (error) {
        return asData(error);
      }
    },
  },
} satisfies Resolvers;
