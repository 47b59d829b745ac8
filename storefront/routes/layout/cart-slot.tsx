import { useItemCount } from '#storefront/features/cart/use-item-count.ts';
import { CartTrigger } from '#storefront/features/header/cart-trigger.tsx';

/** The header's way to the cart with the number of things in it, known only in the browser. */
export const CartSlot = () => <CartTrigger count={useItemCount()} />;
