// Written by `npm run codegen` from the contract; do not edit.

/** Every operation the storefront sends; the back end compiles these and no others. */
export const operations: readonly string[] = [
  "query getItemCount($cartId:String!){cart(cart_id:$cartId){id total_quantity items{uid}}}",
];
