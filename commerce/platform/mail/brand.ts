/** The shop's name from the sender: `Stone <orders@stone.example>` → `Stone`; without a name the domain. */
export const shopName = ({ mailFrom }: { mailFrom: string }): string =>
  /([^\s"<][^"<]*?)"?\s*</.exec(mailFrom)?.[1] ?? mailFrom.replaceAll(/^.*@|>$/g, '');

/** Language, shop name and URL of an email, from a Magento locale or a BCP 47 tag. */
export const emailFrame = ({ locale }: { locale: string }, settings: { mailFrom: string; publicUrl: string }) => ({
  language: locale.replace('_', '-'),
  shop: shopName(settings),
  publicUrl: settings.publicUrl,
});
