/**
 * Source type of a GraphQL type in the resolvers: `#module#Type`. A type not listed is resolved from an object of its
 * own shape.
 */
export const mappers: Record<string, string> = {
  Company: '#commerce/company/types.ts#OwnCompany',
  Customer: '#commerce/customer/types.ts#CustomerRow',
  CustomerPasskey: '#commerce/customer/passkeys/types.ts#Passkey',
  CustomerSession: '#commerce/customer/types.ts#CustomerSession',
  Cart: '#commerce/cart/types.ts#CartModel',
  CartItemInterface: '#commerce/cart/types.ts#CartLineModel',
  SimpleCartItem: '#commerce/cart/types.ts#CartLineModel',
  ConfigurableCartItem: '#commerce/cart/types.ts#CartLineModel',
  ShippingCartAddress: '#commerce/cart/types.ts#CartAddressModel',
  BillingCartAddress: '#commerce/cart/types.ts#CartAddressModel',
  OrderItemInterface: '#commerce/orders/types.ts#OrderItemModel',
  OrderItem: '#commerce/orders/types.ts#OrderItemModel',
  ConfigurableOrderItem: '#commerce/orders/types.ts#OrderItemModel',
  ProductInterface: '#commerce/catalog/types.ts#ProductModel',
  SimpleProduct: '#commerce/catalog/types.ts#ProductModel',
  ConfigurableProduct: '#commerce/catalog/types.ts#ProductModel',
  GroupedProduct: '#commerce/catalog/types.ts#ProductModel',
  CustomizableProductInterface: '#commerce/catalog/types.ts#ProductModel',
  CategoryInterface: '#commerce/catalog/types.ts#CategoryModel',
  CategoryTree: '#commerce/catalog/types.ts#CategoryModel',
  CategoryProducts: '#commerce/catalog/types.ts#CategoryProductsModel',
  Products: '#commerce/catalog/types.ts#ProductsModel',
  CompareList: '#commerce/compare/types.ts#CompareListModel',
  Wishlist: '#commerce/wishlist/types.ts#WishlistModel',
  SharedWishlist: '#commerce/wishlist/types.ts#WishlistModel',
  WishlistItemInterface: '#commerce/wishlist/types.ts#WishlistItemModel',
  SimpleWishlistItem: '#commerce/wishlist/types.ts#WishlistItemModel',
  ConfigurableWishlistItem: '#commerce/wishlist/types.ts#WishlistItemModel',
};
