/** Written by scripts/vite/message-catalogues.ts. */
declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';

  /** Such as fr_CA. */
  export const locales: readonly string[];
  /** By language tag. In the browser those of one file, or what every page needs; elsewhere all messages. */
  export const fetchMessages: (languageTag: string, file?: string) => Promise<{ messages: Messages }>;
  /** Names of the files of every page, and of parts by their source path; none in development. */
  export const files: { base: string; parts: Readonly<Record<string, string>> } | undefined;
}
