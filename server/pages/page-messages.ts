import { wordingOf, type Wording } from '#contract/languages.ts';
import type { CompiledMessages } from '#contract/page-render.ts';
import type { StoreView } from '#contract/store-views.ts';
import { readMessageOverrides } from '#commerce/platform/message-overrides.ts';
import { compiledOverrides } from '#commerce/platform/messages.ts';

export type PageMessages = (view: Pick<StoreView, 'locale' | 'language'>) => CompiledMessages | undefined;

/** The merchant's messages for pages of a store view, from `messages.yaml`; undefined if there are none. */
export const pageMessages = (catalogue: string): PageMessages => {
  const overrides = readMessageOverrides(catalogue);
  const known = new Map<Wording, CompiledMessages>();
  return (view) => {
    const wording = wordingOf(view);
    const messages = known.get(wording) ?? compiledOverrides(overrides, wording);
    known.set(wording, messages);
    return Object.keys(messages).length > 0 ? messages : undefined;
  };
};
