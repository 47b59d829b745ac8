import { isLanguageKey } from '#contract/languages.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { staffCartRoute } from '#commerce/sale/cart/rest-gate.ts';
import { cartOfQuote, createCartByStaff } from '#commerce/sale/cart/service.ts';
import { accountWithId } from '#commerce/people/customer/service.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { checkedEmail } from '../rules.ts';
import { setSiteAccess } from '../service.ts';
import { setStaffDiscounts } from './discounts.ts';
import { sendPayLink } from './pay-link.ts';
import { productsForStaff } from './products.ts';
import { viewOfCart } from './cart-wire.ts';

const WRITE = 'orders:write';
const CART = '/V1/counter/carts/:cartId';

/** Routes for carts that staff fill for customers. Other routes are shared with shoppers, as on Magento. */
export const routes: readonly RestRoute[] = [
  // `email` is ours: the address of a guest.
  adminRoute('POST', '/V1/carts', WRITE, (context, { body }, caller) => {
    const email = restFields(body).text('email');
    return createCartByStaff(context, { email: email && checkedEmail(email) }, caller);
  }),
  // Magento returns the customer's own cart. Here it is a new one, so that staff never change the customer's cart.
  adminRoute('POST', '/V1/customers/:customerId/carts', WRITE, (context, { params }, caller) =>
    createCartByStaff(context, { customerId: params.customerId ?? '' }, caller),
  ),
  // The cart of a quote, from which it is ordered or paid by a link.
  adminRoute('POST', '/V1/priceQuotes/:number/cart', WRITE, (context, { params }, caller) =>
    cartOfQuote(context, params['number'] ?? '', caller),
  ),
  // `language` is the language of the back office.
  staffCartRoute('GET', CART, (context, maskedId, { query }) => {
    const language = query.get('language') ?? '';
    return viewOfCart(context, maskedId, isLanguageKey(language) ? language : undefined);
  }),
  staffCartRoute('GET', `${CART}/products`, (context, _maskedId, { query }) =>
    productsForStaff(context, query.get('q') ?? ''),
  ),
  // For quotes: with the prices of a customer, or of a guest.
  adminRoute('GET', '/V1/counter/products', WRITE, async (context, { query }) => {
    const customerId = query.get('customer_id');
    const account = customerId === null ? null : await accountWithId(context, customerId);
    const customer = account && {
      id: account.id,
      number: account.number,
      groupId: account.groupId,
      email: account.email,
    };
    return productsForStaff({ ...context, customer }, query.get('q') ?? '');
  }),
  staffCartRoute(
    'PUT',
    `${CART}/discounts`,
    async (context, maskedId, { body }, caller) => {
      await setStaffDiscounts(context, maskedId, restFields(body).list('discounts'), caller);
      return viewOfCart(context, maskedId);
    },
    { isFresh: true },
  ),
  staffCartRoute('POST', `${CART}/payment-link`, async (context, maskedId, _request, caller) => {
    await sendPayLink(context, maskedId, caller);
    return viewOfCart(context, maskedId);
  }),
  staffCartRoute('PUT', `${CART}/access`, async (context, maskedId, { body }) => {
    await setSiteAccess(context, maskedId, restFields(body).texts('access') ?? [], { storeView: 'stay' });
    return viewOfCart(context, maskedId);
  }),
];
