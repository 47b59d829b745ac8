import type { Shown } from '#storefront/platform/navigation/types.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { applyHead } from '#storefront/platform/seo/apply-head.ts';
import { pageHeadOf } from './page-head-of.ts';

/** Sets the document's head after a navigation. */
export const changeHead = (shown: Shown, context: RouterContext): void => applyHead(pageHeadOf(shown, context));
