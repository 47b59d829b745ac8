import { randomBytes } from 'node:crypto';
import { EMAIL } from '../support/cart.ts';
import type { Memory } from '../operations/step.ts';
import { CART_ROUTES } from './program-cart-routes.ts';
import { PRODUCT_ROUTES } from './program-product-routes.ts';
import { list, named, ofProduct, program, rememberId } from './program-step.ts';
import type { RouteClass, RouteStep } from './route-step.ts';

/** Places a guest order by cheque, for the routes of orders. */
const order: NonNullable<RouteStep['prepare']> = async ({ shop }, memory) => {
  const { body: cart } = await shop.rest<string>('POST', '/V1/guest-carts');
  const base = `/V1/guest-carts/${cart}`;
  const address = JSON.parse(memory.restPlace ?? '{}') as Record<string, unknown>;
  await shop.rest('POST', `${base}/items`, { cartItem: { sku: memory.sku, qty: 2 } });
  await shop.rest('POST', `${base}/shipping-information`, {
    addressInformation: {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: memory.carrier,
      shipping_method_code: memory.method,
    },
  });
  const placed = await shop.rest<string | number>('POST', `${base}/payment-information`, {
    email: EMAIL,
    billingAddress: address,
    paymentMethod: { method: 'checkmo' },
  });
  memory.orderId = String(placed.body);
};

const ofOrder = { ...program, params: named('id', 'orderId') };

const ofCategory = { ...program, params: named('id', 'newCategory') };
const ofAttribute = { ...program, params: named('code', 'newAttribute') };
const ofOption = {
  ...program,
  params: (memory: Memory) => ({ code: memory.newAttribute ?? '', id: memory.newOption ?? '' }),
};
const link = (memory: Memory) => ({
  productLink: { sku: memory.newSku, position: 1, category_id: memory.newCategory },
});

const content = (kind: 'Page' | 'Block'): readonly RouteStep[] => {
  const path = `/V1/cms${kind}`;
  const [name, id] = [kind.toLowerCase(), `new${kind}`];
  const write = (memory: Memory) => ({
    [name]: { identifier: `tried-${memory.newSku}`.toLowerCase(), title: 'Tried', content: '<p>Tried</p>' },
  });
  return [
    { ...program, route: `POST ${path}`, body: write, remember: rememberId(id) },
    list(`${path}/search`),
    { ...program, route: `GET ${path}/:id`, params: named('id', id) },
    { ...program, route: `PUT ${path}/:id`, params: named('id', id), body: write },
    { ...program, route: `DELETE ${path}/:id`, params: named('id', id) },
  ];
};

/** Routes of the merchant's programs. They only use data created here, so that a remote shop stays unchanged. */
export const PROGRAM_ROUTES: readonly RouteClass[] = [
  {
    name: 'stores and cart rules, by a program',
    steps: [
      { ...program, route: 'GET /V1/store/websites' },
      { ...program, route: 'GET /V1/store/storeGroups' },
      { ...program, route: 'GET /V1/store/storeViews' },
      { ...program, route: 'GET /V1/store/storeConfigs' },
      { ...program, route: 'GET /V1/modules' },
      list('/V1/salesRules/search'),
      {
        ...program,
        route: 'POST /V1/salesRules',
        isOurSample: true,
        body: (memory) => ({
          rule: {
            name: `Tried ${memory.newSku ?? ''}`,
            store_labels: [0, 1, 2, 3].map((store_id) => ({ store_id, store_label: 'Tried' })),
            coupon_type: 'SPECIFIC_COUPON',
            simple_action: 'by_percent',
            discount_amount: 1,
            extension_attributes: { coupon_code: `TRIED-${randomBytes(6).toString('hex')}` },
          },
        }),
        remember: ({ rule_id: id }: { rule_id: number }, memory) => void (memory.newRule = String(id)),
      },
      { ...program, route: 'GET /V1/salesRules/:ruleId', params: ({ newRule = '1' }) => ({ ruleId: newRule }) },
      {
        ...program,
        route: 'PUT /V1/salesRules/:ruleId',
        params: named('ruleId', 'newRule'),
        isOurSample: true,
        body: () => ({ rule: { is_active: false } }),
      },
    ],
  },
  {
    name: 'orders and their documents, by a program',
    steps: [
      { ...list('/V1/orders'), prepare: order },
      { ...ofOrder, route: 'GET /V1/orders/:id' },
      { ...ofOrder, route: 'GET /V1/orders/:id/statuses' },
      { ...ofOrder, route: 'POST /V1/orders/:id/hold' },
      { ...ofOrder, route: 'POST /V1/orders/:id/unhold' },
      {
        ...ofOrder,
        route: 'POST /V1/orders/:id/comments',
        body: () => ({ statusHistory: { comment: 'Tried', is_customer_notified: 0, is_visible_on_front: 0 } }),
      },
      { ...ofOrder, route: 'GET /V1/orders/:id/comments' },
      {
        ...ofOrder,
        route: 'PUT /V1/orders/:id',
        body: ({ restPlace = '{}' }) => ({
          entity: { ...(JSON.parse(restPlace) as object), address_type: 'shipping', telephone: '514-555-0199' },
        }),
      },
      {
        ...ofOrder,
        route: 'POST /V1/order/:id/invoice',
        body: () => ({ capture: true }),
        remember: rememberId('invoice'),
      },
      list('/V1/invoices'),
      { ...program, route: 'GET /V1/invoices/:id', params: named('id', 'invoice') },
      {
        ...ofOrder,
        route: 'POST /V1/order/:id/ship',
        body: () => ({ notify: false }),
        remember: rememberId('shipment'),
      },
      list('/V1/shipments'),
      { ...program, route: 'GET /V1/shipment/:id', params: named('id', 'shipment') },
      {
        ...ofOrder,
        route: 'POST /V1/order/:id/refund',
        body: () => ({ notify: false }),
        remember: rememberId('refund'),
      },
      list('/V1/creditmemos'),
      {
        ...program,
        route: 'POST /V1/shipment/track',
        body: ({ orderId, shipment }) => ({
          entity: {
            order_id: Number(orderId),
            parent_id: Number(shipment),
            track_number: '1Z 1',
            title: 'UPS',
            carrier_code: 'ups',
          },
        }),
      },
      { ...ofOrder, route: 'POST /V1/orders/:id/emails' },
      { ...program, route: 'GET /V1/creditmemo/:id', params: named('id', 'refund') },
      { ...ofOrder, route: 'POST /V1/orders/:id/cancel', prepare: order },
    ],
  },
  CART_ROUTES,
  PRODUCT_ROUTES,
  {
    name: 'categories, by a program',
    steps: [
      { ...program, route: 'GET /V1/categories', remember: rememberId('rootCategory') },
      list('/V1/categories/list'),
      {
        ...program,
        route: 'POST /V1/categories',
        body: ({ rootCategory, newSku }) => ({
          category: { parent_id: Number(rootCategory), name: `Tried ${newSku}`, is_active: true },
        }),
        remember: rememberId('newCategory'),
      },
      { ...ofCategory, route: 'GET /V1/categories/:id' },
      { ...ofCategory, route: 'PUT /V1/categories/:id', body: () => ({ category: { name: 'Tried again' } }) },
      {
        ...ofCategory,
        route: 'PUT /V1/categories/:id/move',
        body: ({ categoryId }) => ({ parentId: Number(categoryId) }),
      },
      { ...ofCategory, route: 'POST /V1/categories/:id/products', body: link },
      { ...ofCategory, route: 'PUT /V1/categories/:id/products', body: link },
      { ...ofCategory, route: 'GET /V1/categories/:id/products' },
      {
        ...program,
        route: 'DELETE /V1/categories/:id/products/:sku',
        params: (memory) => ({ id: memory.newCategory ?? '', sku: memory.newSku ?? '' }),
      },
      { ...ofCategory, route: 'DELETE /V1/categories/:id' },
    ],
  },
  {
    name: 'attributes, by a program',
    steps: [
      {
        ...program,
        route: 'POST /V1/products/attributes',
        body: (memory) => ({
          attribute: {
            attribute_code: `tried_${randomBytes(4).toString('hex')}`,
            frontend_input: 'select',
            default_frontend_label: `Tried ${memory.newSku}`,
          },
        }),
        remember: ({ attribute_code: code }: { attribute_code: string }, memory) => void (memory.newAttribute = code),
      },
      list('/V1/products/attributes'),
      { ...ofAttribute, route: 'GET /V1/products/attributes/:code' },
      {
        ...ofAttribute,
        route: 'PUT /V1/products/attributes/:code',
        body: ({ newAttribute: code }) => ({
          attribute: { attribute_code: code, frontend_input: 'select', default_frontend_label: 'Tried again' },
        }),
      },
      {
        ...ofAttribute,
        route: 'POST /V1/products/attributes/:code/options',
        body: () => ({ option: { label: 'One' } }),
        remember: (id: string, memory) => void (memory.newOption = id.replace(/^id_/, '')),
      },
      { ...ofAttribute, route: 'GET /V1/products/attributes/:code/options' },
      {
        ...ofOption,
        route: 'PUT /V1/products/attributes/:code/options/:id',
        body: () => ({ option: { label: 'Another' } }),
      },
      { ...ofOption, route: 'DELETE /V1/products/attributes/:code/options/:id' },
      { ...ofAttribute, route: 'DELETE /V1/products/attributes/:code' },
    ],
  },
  { name: 'pages and blocks, by a program', steps: [...content('Page'), ...content('Block')] },
  {
    name: 'customers, by a program',
    steps: [
      list('/V1/customers/search'),
      list('/V1/customerGroups/search'),
      { ...program, route: 'GET /V1/customerGroups/default' },
      { ...program, route: 'GET /V1/customerGroups/:id', params: () => ({ id: '1' }) },
      { ...program, route: 'GET /V1/customers/:customerId', params: named('customerId', 'newCustomer') },
      {
        ...program,
        route: 'PUT /V1/customers/:customerId',
        params: named('customerId', 'newCustomer'),
        body: ({ newEmail, newCustomer }) => ({
          customer: { id: Number(newCustomer), email: newEmail, firstname: 'Anne', lastname: 'Roy', website_id: 1 },
        }),
      },
      {
        ...program,
        route: 'POST /V1/customers/:customerId/carts',
        params: named('customerId', 'newCustomer'),
      },
      { ...program, route: 'DELETE /V1/customers/:customerId', params: named('customerId', 'newCustomer') },
    ],
  },
  {
    name: 'tokens and what is done later',
    steps: [
      {
        route: 'POST /V1/integration/admin/token',
        body: ({ programName, programToken }) => ({ username: programName, password: programToken }),
        guess: { body: { username: 'admin', password: 'Not-the-password-1' } },
        isOurSample: true,
      },
      {
        ...program,
        route: 'GET /V1/bulk/:bulkUuid/status',
        params: named('bulkUuid', 'bulk'),
        prepare: async ({ shop }, memory, callers) => {
          const body = { prices: [{ sku: memory.newSku, price: 14, store_id: 0 }] };
          const later = await shop.rest<{ bulk_uuid: string }>(
            'POST',
            '/async/V1/products/base-prices',
            body,
            callers.program,
          );
          memory.bulk = later.body.bulk_uuid;
        },
      },
      { ...program, route: 'GET /V1/bulk/:bulkUuid/detailed-status', params: named('bulkUuid', 'bulk') },
      {
        ...program,
        route: 'GET /V1/bulk/:bulkUuid/operation-status/:status',
        params: ({ bulk }) => ({ bulkUuid: bulk ?? '', status: '4' }),
      },
      { ...ofProduct, route: 'DELETE /V1/products/:sku' },
    ],
  },
];
