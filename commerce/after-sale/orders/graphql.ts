import { textIn } from '#contract/languages.ts';
import { seesAllOrders } from '#contract/company.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { openPageProduct, productUrlKey } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { pageInfo } from '#commerce/platform/paging.ts';
import type { CustomerOrdersArgs } from '#contract/generated/schema-types.ts';
import { setPaymentMethod } from '#commerce/sale/checkout/service.ts';
import { paymentMethodIn } from '#commerce/sale/checkout/wire.ts';
import { currentCustomer } from '#commerce/people/customer/service.ts';
import { refuseCardNumbers } from '#commerce/platform/card-number.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { logRefusal } from '#commerce/platform/security-log.ts';
import { readCart } from '#commerce/sale/cart/service.ts';
import { findShowroom } from '#commerce/merchandise/showroom/service.ts';
import type { BoughtOrder } from './bought-types.ts';
import { customerOrderOf } from './bought-wire.ts';
import { customerOrders, dateOfFirstOrder } from './customer-orders.ts';
import { orderedFiles, orderedParts } from './made-wire.ts';
import { placeLines } from './place-lines.ts';
import {
  cancelForCustomer,
  cancellationOf,
  guestOrder,
  guestOrderByToken,
  orderAnswering,
  orderForReader,
  reorder,
} from './life/customer.ts';
import { confirmGuestCancel, requestGuestCancel } from './life/guest-cancel.ts';
import type { CancelRefusal } from './life/customer-rules.ts';
import { cancelErrorOf, reorderErrorOf } from './life/refusal-wire.ts';
import { paperForReader } from './pdf/order-pdf.ts';
import { afterSales, requestReturn } from './returns/request-return.ts';
import { returnedUnits } from './returns/returned.ts';
import { afterSalesOnWire, itemIdOf } from './returns/wire.ts';
import { errorAsData } from './refusal.ts';
import { placedOrderOf } from './receipt-wire.ts';
import { orderCall, placedOrder, placeOrder } from './service.ts';
import type { OrderItemModel } from './types.ts';

/** The product of an order line as the catalogue has it today, and what came back of it. */
const orderItem = {
  product: ({ productId }: OrderItemModel, _args: unknown, context: CommerceContext) =>
    openPageProduct(context, productId),
  product_url_key: ({ productId }: OrderItemModel, _args: unknown, context: CommerceContext) =>
    productUrlKey(context, productId),
  quantity_returned: ({ orderId, id }: OrderItemModel, _args: unknown, context: CommerceContext) =>
    returnedUnits(context, { orderId, itemId: itemIdOf(id) }),
};

const onWire = async (context: CommerceContext, order: BoughtOrder) =>
  customerOrderOf(order, context.storeView.language, await orderAnswering(context));

const ordersOnWire = async (
  context: CommerceContext,
  owner: Parameters<typeof customerOrders>[1],
  args: CustomerOrdersArgs,
) => {
  const { orders, page, count } = await customerOrders(context, owner, args);
  const answering = await orderAnswering(context);
  return {
    items: orders.map((order) => customerOrderOf(order, context.storeView.language, answering)),
    page_info: pageInfo(page),
    total_count: count,
    // Resolved by its own resolver.
    date_of_first_order: null,
  };
};

const cancelResponse = async (
  context: CommerceContext,
  { why, order }: { why?: CancelRefusal; order?: BoughtOrder | undefined },
) => ({
  ...cancelErrorOf(why, context.storeView.language),
  order: order ? await onWire(context, order) : null,
});

const numberOfId = (id: string): string => Buffer.from(id, 'base64').toString();

/** Places the order; refusals are returned as user errors, as in Magento. */
const placed = async (context: CommerceContext, maskedId: string) => {
  try {
    const { number } = await placeOrder(context, orderCall(context, maskedId, 'placeOrder', maskedId));
    return { order: { order_number: number, order_id: number }, errors: [] };
  } catch (error) {
    logRefusal(context, error);
    return errorAsData(error);
  }
};

export const resolvers = {
  Customer: { orders: (customer, args, context) => ordersOnWire(context, { customerId: customer.id }, args) },
  Company: {
    // A buyer reads their own.
    orders: ({ company, member }, args, context) =>
      ordersOnWire(
        context,
        { customerId: seesAllOrders(member.role) ? null : member.customerId, companyId: company.id },
        // A company may order in several store views.
        { ...args, scope: 'GLOBAL' },
      ),
  },
  CustomerOrder: {
    pickup_place: async ({ pickup_place: [code] }, _args, context) => {
      const showroom = code ? await findShowroom(context, code) : undefined;
      return showroom ? [...placeLines(showroom, context.storeView.language)] : [];
    },
  },
  CustomerOrders: {
    date_of_first_order: async (_parent, _args, context) => {
      const first = await dateOfFirstOrder(context);
      return first ? timestamp(first) : null;
    },
  },
  StoreConfig: {
    order_cancellation_enabled: async (_parent, _args, context) => (await cancellationOf(context)) !== null,
    order_cancellation_reasons: async (_parent, _args, context) =>
      ((await cancellationOf(context))?.reasons ?? []).map((words) => ({
        description: textIn(words, context.storeView.language),
      })),
  },
  PlaceOrderOutput: {
    // Read only if the client selects it.
    orderV2: async ({ order }, _args, context) => {
      const placed = order && (await orderForReader(context, order.order_number));
      return placed ? onWire(context, placed) : null;
    },
  },
  OrderItem: orderItem,
  ConfigurableOrderItem: orderItem,
  BundleOrderItem: { ...orderItem, bundle_options: orderedParts },
  DownloadableOrderItem: { ...orderItem, downloadable_links: orderedFiles },
  Query: {
    customerOrders: async (_parent, _args, context) =>
      ordersOnWire(context, { customerId: (await currentCustomer(context)).id }, { currentPage: 1, pageSize: 20 }),
    orderAfterSales: async (_parent, { token }, context) => {
      const order = await guestOrderByToken(context, token);
      return afterSalesOnWire(order, await afterSales(context, order), context.storeView.language);
    },
    orderPaper: async (_parent, { input }, context) => {
      const { name, bytes } = await paperForReader(context, input);
      return { name, content: bytes.toString('base64') };
    },
    guestOrder: async (_parent, { input }, context) => onWire(context, await guestOrder(context, input)),
    guestOrderByToken: async (_parent, { input }, context) =>
      onWire(context, await guestOrderByToken(context, input.token)),
    placedOrder: async (_parent, { cart_id }, context) => {
      const receipt = await placedOrder(context, cart_id);
      const showroom = receipt?.isPickup ? await findShowroom(context, receipt.shippingMethodCode) : undefined;
      return receipt && placedOrderOf(receipt, context.settings, context.storeView.language, showroom);
    },
  },
  Mutation: {
    cancelOrder: async (_parent, { input }, context) => {
      const number = numberOfId(input.order_id);
      return cancelResponse(context, await cancelForCustomer(context, { number, reason: input.reason }));
    },
    cancelLaterUnits: async (_parent, { input }, context) => {
      const number = numberOfId(input.order_id);
      return cancelResponse(context, await cancelForCustomer(context, { number, reason: input.reason, isLater: true }));
    },
    requestGuestLaterCancel: async (_parent, { input }, context) =>
      cancelResponse(context, await requestGuestCancel(context, { ...input, isLater: true })),
    requestGuestOrderCancel: async (_parent, { input }, context) =>
      cancelResponse(context, await requestGuestCancel(context, input)),
    confirmCancelOrder: async (_parent, { input }, context) =>
      cancelResponse(
        context,
        await confirmGuestCancel(context, { number: numberOfId(input.order_id), key: input.confirmation_key }),
      ),
    requestOrderReturn: async (_parent, { input }, context) => {
      const order = await requestReturn(context, {
        token: input.token,
        requestId: input.request_id,
        kind: input.kind === 'CLAIM' ? 'claim' : 'return',
        items: input.items.map(({ id, quantity }) => ({ itemId: itemIdOf(id), quantity })),
        message: input.message,
        photos: input.photos,
      });
      return afterSalesOnWire(order, await afterSales(context, order), context.storeView.language);
    },
    reorderItems: async (_parent, { orderNumber }, context) => {
      const { cartId, problems } = await reorder(context, orderNumber);
      return {
        cart: await readCart(context, cartId),
        userInputErrors: problems.map((problem) => reorderErrorOf(problem, context.storeView.language)),
      };
    },
    placeOrder: async (_parent, { input }, context) => {
      context.noStore();
      const maskedId = input?.cart_id;
      if (!maskedId) throw new InputError('Required parameter "cart_id" is missing');
      return placed(context, maskedId);
    },
    setPaymentMethodAndPlaceOrder: async (_parent, { input }, context) => {
      context.noStore();
      const { cartId, ...payment } = paymentMethodIn(input);
      refuseCardNumbers(input);
      await setPaymentMethod(context, cartId, payment);
      return placed(context, cartId);
    },
  },
} satisfies Resolvers;
