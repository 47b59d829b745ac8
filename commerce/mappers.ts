/**
 * Which back-end type stands behind a GraphQL type while it is resolved: `#module#Type`.
 * A type without a line here is resolved from an object of its own shape.
 */
export const mappers: Record<string, string> = {
  Cart: '#commerce/cart/types.ts#CartModel',
  CartItemInterface: '#commerce/cart/types.ts#CartLineModel',
  SimpleCartItem: '#commerce/cart/types.ts#CartLineModel',
  ConfigurableCartItem: '#commerce/cart/types.ts#CartLineModel',
  ShippingCartAddress: '#commerce/cart/types.ts#CartAddressModel',
  BillingCartAddress: '#commerce/cart/types.ts#CartAddressModel',
};
