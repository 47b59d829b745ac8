import { useItemCount } from '#storefront/features/cart/use-item-count.ts';
import { CartTrigger } from '#storefront/features/header/cart-trigger.tsx';

/** The header's cart link with its item count, known only in the browser. */
export const CartLink = () => <CartTrigger count={useItemCount()} />;
