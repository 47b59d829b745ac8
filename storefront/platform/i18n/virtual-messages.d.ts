/** Provided by scripts/vite/message-catalogues.ts. */
declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  import type { MessagePart } from '#storefront/platform/i18n/message-parts.ts';

  type Catalogue = () => Promise<{ messages: Messages }>;

  /** Catalogues by language, such as fr, and part of the shop. */
  export const catalogues: Readonly<Record<string, Readonly<Record<MessagePart, Catalogue>>>>;
}
