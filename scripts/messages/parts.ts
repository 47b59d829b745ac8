import type { MessagePart } from '../../storefront/platform/i18n/message-parts.ts';
import { PAGE_PARTS } from '../../storefront/routes/page-parts.ts';

/** `server` is code that runs only on the server, with all messages. */
export type CodePart = MessagePart | 'server';

/** Files and directories below storefront/ by part. The longest match counts; all others are in `browse`. */
export const PARTS: Readonly<Record<string, CodePart>> = {
  'entry-server.tsx': 'server',
  'document.ts': 'server',
  'shell/server-parts.tsx': 'server',
  'features/checkout': 'buy',
  'features/checkout/state/browser-memory.ts': 'browse',
  'features/checkout/state/checkout-memory.ts': 'browse',
  'features/checkout/state/set-aside.ts': 'browse',
  'features/delivery': 'buy',
  'features/estimate': 'service',
  'features/site-access': 'buy',
  'routes/checkout': 'buy',
  'shell/order-placed.ts': 'buy',
  'shell/recover-order.ts': 'buy',
  'shell/use-line-delivery.tsx': 'buy',
  'features/careers': 'service',
  'features/product/compare': 'service',
  'features/contact': 'service',
  'features/feedback': 'service',
  'features/feedback/tab': 'browse',
  'features/product/job': 'service',
  'features/product/job/job-entry.tsx': 'browse',
  'features/reservation': 'service',
  'features/reviews': 'service',
  'features/slabs': 'service',
  'features/slabs/own-holds-query.ts': 'browse',
  'features/track-order': 'service',
  'shell/delivery-modal.tsx': 'service',
  'shell/question-modal.tsx': 'service',
  'shell/below-product.tsx': 'service',
  'shell/buy-held-slab.ts': 'service',
  'shell/own-holds-slot.tsx': 'service',
  'shell/compare-screen.tsx': 'service',
  'shell/slabs.tsx': 'service',
  'shell/track-order-modal.tsx': 'service',
  'features/account': 'account',
  'features/account/account-menu.tsx': 'browse',
  'features/account/account-trigger.tsx': 'browse',
  'features/account/api': 'browse',
  'features/account/state': 'browse',
  'features/after-sales': 'account',
  'features/wishlist/projects': 'account',
  'features/wishlist/wish-entry.tsx': 'account',
  'features/wishlist/wish-list.tsx': 'account',
  'routes/account': 'account',
  'shell/after-sales.tsx': 'account',
  'shell/company-screen.tsx': 'account',
  'shell/end-of-session.ts': 'account',
  'shell/quotes-screen.tsx': 'account',
  'shell/wishlist-screen.tsx': 'account',
  'features/style-guide': 'guide',
  ...Object.fromEntries(Object.entries(PAGE_PARTS).map(([page, part]) => [`routes/pages/${page}.tsx`, part])),
};

/** The part of the shop of a file in the storefront. */
export const partOf = (path: string): CodePart => {
  const steps = path.split('/').slice(1);
  for (; steps.length > 0; steps.pop()) {
    const part = PARTS[steps.join('/')];
    if (part) return part;
  }
  return 'browse';
};
