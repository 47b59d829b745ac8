import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAdoptedStyles } from '#storefront/ui/adopted-styles.ts';
import css from './choices.css?inline';

/** These parts bring their styles along, with the server's document too: few products show them. */
export const useChoiceStyles = (): void => {
  usePlatform().addStyles?.(css);
  useAdoptedStyles(css);
};
