import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { ReceiptScreen } from '../checkout/receipt-screen.tsx';
import { definePage } from '#storefront/shell/page.tsx';

export const page = definePage({
  load: () => Promise.resolve(),
  head: ({ context }) => ({ title: translateWith(context.platform)('receipt.number') }),
  Component: ReceiptScreen,
});
