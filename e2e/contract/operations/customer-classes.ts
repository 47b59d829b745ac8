import { newEmail, PASSWORD } from './actors.ts';
import type { OperationClass } from './step.ts';

const NEW = { firstname: 'Ann', lastname: 'Roy', password: PASSWORD };
const asCustomer = { by: 'customer', closedTo: ['guest'] } as const;
const ownedByCustomer = { by: 'customer', closedTo: ['guest', 'other'] } as const;
const address = (country: string, region: string, postcode: string) => ({
  firstname: 'Ann',
  lastname: 'Roy',
  street: ['1 Main Street'],
  city: 'Springfield',
  postcode,
  telephone: '514-555-0101',
  region: { region_code: region },
  country_code: country,
});

/** Operations of a customer: account, addresses, wish list. */
export const CUSTOMER_CLASSES: readonly OperationClass[] = [
  {
    name: 'accounts',
    steps: [
      {
        operation: 'isEmailAvailable',
        query: 'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }',
        variables: () => ({ email: newEmail() }),
      },
      {
        operation: 'createCustomerV2',
        query: 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
        variables: () => ({ input: { ...NEW, email: newEmail() } }),
      },
      {
        operation: 'createCustomer',
        query: 'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }',
        variables: () => ({ input: { ...NEW, email: newEmail() } }),
      },
      {
        operation: 'generateCustomerToken',
        query:
          'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        variables: ({ email }) => ({ email, password: PASSWORD }),
        guess: ({ email }) => ({ email, password: 'Granite-34-slab' }),
      },
      { operation: 'customer', query: '{ customer { email } }', ...asCustomer },
      {
        operation: 'updateCustomerV2',
        query: 'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname } } }',
        variables: () => ({ input: { firstname: 'Zoé' } }),
        ...asCustomer,
      },
      {
        operation: 'updateCustomer',
        query: 'mutation ($input: CustomerInput!) { updateCustomer(input: $input) { customer { firstname } } }',
        variables: () => ({ input: { firstname: 'Ann' } }),
        ...asCustomer,
      },
      {
        operation: 'customerOrders',
        query: '{ customerOrders { items { order_number } } }',
        ...asCustomer,
        mayBeEmpty: true,
      },
      {
        operation: 'customerPaymentTokens',
        query: '{ customerPaymentTokens { items { public_hash } } }',
        ...asCustomer,
        mayBeEmpty: true,
      },
      {
        operation: 'deletePaymentToken',
        query: 'mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result } }',
        variables: () => ({ hash: 'a-hash-of-another' }),
        ...ownedByCustomer,
        shownIn: 'commerce/sale/payment/vault/cards.test.ts',
      },
      {
        operation: 'customerDownloadableProducts',
        query: '{ customerDownloadableProducts { items { date } } }',
        ...asCustomer,
        mayBeEmpty: true,
      },
      {
        operation: 'resendConfirmationEmail',
        query: 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }',
        variables: ({ email }) => ({ email }),
        isOfOurSample: true,
      },
      {
        operation: 'confirmEmail',
        query:
          'mutation ($email: String!, $key: String!) { confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } } }',
        variables: ({ email }) => ({ email, key: 'made-up' }),
        closedTo: ['guest', 'other'],
        shownIn: 'commerce/people/customer/email-proof.test.ts',
      },
      {
        operation: 'requestPasswordResetEmail',
        query: 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }',
        variables: ({ email }) => ({ email }),
      },
      {
        operation: 'resetPassword',
        query:
          'mutation ($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }',
        variables: ({ email }) => ({ email, token: 'x'.repeat(32), password: 'Granite-34-slab' }),
        closedTo: ['guest', 'other'],
        shownIn: 'commerce/people/customer/password-reset.test.ts',
      },
    ],
  },
  {
    name: 'address books',
    steps: [
      {
        operation: 'createCustomerAddress',
        query: 'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
        variables: ({ country, region, postcode }) => ({ input: address(country!, region!, postcode!) }),
        ...asCustomer,
        remember: ({ id }: { id: number }, memory) => void (memory.address = String(id)),
      },
      {
        operation: 'updateCustomerAddress',
        query:
          'mutation ($id: Int!, $city: String) { updateCustomerAddress(id: $id, input: { city: $city }) { id city } }',
        variables: (memory) => ({ id: Number(memory.address), city: 'Elsewhere' }),
        ...ownedByCustomer,
      },
      {
        operation: 'deleteCustomerAddress',
        query: 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }',
        variables: (memory) => ({ id: Number(memory.address) }),
        ...ownedByCustomer,
      },
    ],
  },
  {
    name: 'wish lists',
    steps: [
      { operation: 'wishlist', query: '{ wishlist { items_count } }', ...asCustomer },
      {
        operation: 'customer',
        query: '{ customer { wishlists { id } } }',
        ...asCustomer,
        remember: ({ wishlists }: { wishlists: { id: string }[] }, memory) => void (memory.list = wishlists[0]!.id),
      },
      {
        operation: 'addProductsToWishlist',
        query:
          'mutation ($list: ID!, $sku: String!) { addProductsToWishlist(wishlistId: $list, wishlistItems: [{ sku: $sku, quantity: 1 }]) { user_errors { code } wishlist { items_v2 { items { id } } } } }',
        variables: ({ list, sku }) => ({ list, sku }),
        ...ownedByCustomer,
        remember: ({ wishlist }: { wishlist: { items_v2: { items: { id: string }[] } } }, memory) =>
          void (memory.wish = wishlist.items_v2.items[0]!.id),
      },
      {
        operation: 'updateProductsInWishlist',
        query:
          'mutation ($list: ID!, $wish: ID!, $words: String) { updateProductsInWishlist(wishlistId: $list, wishlistItems: [{ wishlist_item_id: $wish, description: $words }]) { user_errors { code } wishlist { id } } }',
        variables: ({ list, wish }) => ({ list, wish, words: 'For the hall' }),
        ...ownedByCustomer,
      },
      {
        operation: 'addWishlistItemsToCart',
        query:
          'mutation ($list: ID!, $wish: ID!) { addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: [$wish]) { status add_wishlist_items_to_cart_user_errors { code } } }',
        variables: ({ list, wish }) => ({ list, wish }),
        ...ownedByCustomer,
      },
      {
        operation: 'addProductsToWishlist',
        query:
          'mutation ($list: ID!, $sku: String!) { addProductsToWishlist(wishlistId: $list, wishlistItems: [{ sku: $sku, quantity: 1 }]) { user_errors { code } wishlist { items_v2 { items { id } } } } }',
        variables: ({ list, sku }) => ({ list, sku }),
        ...ownedByCustomer,
        remember: ({ wishlist }: { wishlist: { items_v2: { items: { id: string }[] } } }, memory) =>
          void (memory.wish = wishlist.items_v2.items[0]!.id),
      },
      {
        operation: 'removeProductsFromWishlist',
        query:
          'mutation ($list: ID!, $wish: ID!) { removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: [$wish]) { user_errors { code } wishlist { id } } }',
        variables: ({ list, wish }) => ({ list, wish }),
        ...ownedByCustomer,
      },
    ],
  },
  {
    name: 'lists to compare',
    steps: [
      {
        operation: 'createCompareList',
        query: 'mutation ($product: ID) { createCompareList(input: { products: [$product] }) { uid } }',
        variables: ({ product }) => ({ product }),
        takesAnything: true,
        remember: ({ uid }: { uid: string }, memory) => void (memory.guestList = uid),
      },
      {
        operation: 'assignCompareListToCustomer',
        query: 'mutation ($list: ID!) { assignCompareListToCustomer(uid: $list) { result compare_list { uid } } }',
        variables: ({ guestList }) => ({ list: guestList }),
        ...asCustomer,
        remember: ({ compare_list: { uid } }: { compare_list: { uid: string } }, memory) =>
          void (memory.compared = uid),
      },
      {
        operation: 'addProductsToCompareList',
        query:
          'mutation ($list: ID!, $product: ID) { addProductsToCompareList(input: { uid: $list, products: [$product] }) { uid } }',
        variables: ({ compared, product }) => ({ list: compared, product }),
        ...ownedByCustomer,
      },
      {
        operation: 'compareList',
        query: 'query ($list: ID!) { compareList(uid: $list) { uid } }',
        variables: ({ compared }) => ({ list: compared }),
        ...ownedByCustomer,
      },
      {
        operation: 'removeProductsFromCompareList',
        query:
          'mutation ($list: ID!, $product: ID) { removeProductsFromCompareList(input: { uid: $list, products: [$product] }) { uid } }',
        variables: ({ compared, product }) => ({ list: compared, product }),
        ...ownedByCustomer,
      },
      {
        operation: 'deleteCompareList',
        query: 'mutation ($list: ID!) { deleteCompareList(uid: $list) { result } }',
        variables: ({ compared }) => ({ list: compared }),
        ...ownedByCustomer,
      },
    ],
  },
];

/** Operations that end a session or an account; they must come last. */
export const LAST_CLASSES: readonly OperationClass[] = [
  {
    name: 'ends of accounts and sessions',
    steps: [
      {
        operation: 'updateCustomerEmail',
        query:
          'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
        variables: () => ({ email: newEmail(), password: PASSWORD }),
        by: 'customer',
        guess: () => ({ email: newEmail(), password: 'Granite-34-slab' }),
      },
      {
        operation: 'changeCustomerPassword',
        query:
          'mutation ($old: String!, $next: String!) { changeCustomerPassword(currentPassword: $old, newPassword: $next) { email } }',
        variables: () => ({ old: PASSWORD, next: 'Granite-34-slab' }),
        by: 'leaving',
        guess: () => ({ old: 'Granite-34-slab', next: 'Slate-56-slab' }),
      },
      {
        operation: 'revokeCustomerToken',
        query: 'mutation { revokeCustomerToken { result } }',
        by: 'going',
        closedTo: ['guest'],
      },
      { operation: 'deleteCustomer', query: 'mutation { deleteCustomer }', by: 'other', closedTo: ['guest'] },
    ],
  },
];
