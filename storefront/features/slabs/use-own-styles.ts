import { useAdoptedStyles } from '#storefront/ui/adopted-styles.ts';
import css from './slabs.css?inline';

export { css as slabStyles };

/** These parts bring their styles along: the shop's one sheet is for what many pages show at once. */
export const useOwnStyles = (): void => useAdoptedStyles(css);
