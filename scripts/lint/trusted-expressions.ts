/**
 * Regular expressions that may take more than linear time, by file and source, with the reason why they are safe: they
 * only read the merchant's settings or the shop's own build, or text that cannot trigger the slow case.
 */
export const TRUSTED_EXPRESSIONS: readonly (readonly [file: string, source: string, reason: string])[] = [
  [
    'commerce/merchandise/cms/rules.ts',
    String.raw`(?<!\w)(\w+)\s*=\s*(?:\\?"((?:[^"\\]|\\(?!"))*)\\?"|'([^']*)'|&quot;(.*?)&quot;|([^\s"'}]+))`,
    'A value that begins with &quot; ends at the next one, so two values never read the same text.',
  ],
  ['commerce/after-sale/orders/pdf/pdf-words.ts', String.raw`\s*\n\s*`, 'Reads a setting: the address of the shop.'],
  ['commerce/sale/quotes/quote-pdf.ts', String.raw`\s*\n\s*`, 'Reads a setting: the address of the shop.'],
  ['commerce/sale/wishlist/list-pdf.ts', String.raw`\s*\n\s*`, 'Reads a setting: the address of the shop.'],
  ['commerce/platform/mail/brand.ts', String.raw`([^\s"<][^"<]*?)"?\s*<`, 'Reads a setting: the sender of emails.'],
  ['commerce/platform/settings/environment.ts', String.raw`^[\w-]+: *[\x20-\x7e]+$`, 'Reads a setting.'],
  ['commerce/platform/settings/values.ts', String.raw`\/+$`, 'Reads a setting.'],
  [
    'contract/decimal.ts',
    String.raw`^\d{1,3}(?:([ .,])\d{3})(?:\1\d{3})*$`,
    'Each repetition is four characters long, and begins with the same sign.',
  ],
  ['server/pages/cdn-purge.ts', String.raw`^([\w-]+):\s*(.+)$`, 'Reads a setting.'],
  [
    'server/http/policy-warnings.ts',
    String.raw`<!--[\s\S]*?-->|<([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>`,
    'Runs in development only.',
  ],
  ['storefront/features/style-guide/tokens.ts', String.raw`--([a-z0-9-]+):\s*([^;}]+)`, 'Reads the shop’s styles.'],
  [
    'storefront/platform/commerce/drop-responses.ts',
    String.raw`(?<![$\w])[a-z_]\w*(?=[\s({}]|$)`,
    'Reads the GraphQL documents of the storefront.',
  ],
  ['storefront/platform/i18n/number-text.ts', '0+$', 'Reads the digits of a number.'],
  ['storefront/platform/i18n/number-text.ts', String.raw`\B(?=(\d{3})+$)`, 'Reads the digits of a number.'],
];
