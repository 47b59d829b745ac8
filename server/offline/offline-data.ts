import { translations } from '#commerce/platform/messages.ts';
import { wordingOf } from '#contract/languages.ts';
import type { OfflineData, OfflineView } from '#contract/offline.ts';
import type { StoreView } from '#contract/store-views.ts';
import type { OfflineTheme } from '../theme/open-theme.ts';
import messages from './messages.json' with { type: 'json' };

const sayIn = translations(messages);

const viewOf = (view: StoreView): OfflineView => {
  const { code, prefix, languageTag } = view;
  const say = sayIn(wordingOf(view));
  const words = {
    title: say('offline.title'),
    text: say('offline.text'),
    again: say('offline.again'),
    visited: say('offline.visited'),
  };
  return { code, prefix, languageTag, words };
};

/** Content of the offline page in the language of each store view, with the merchant's messages. */
export const offlineData = (views: readonly StoreView[], theme: OfflineTheme): OfflineData => ({
  views: views.map(viewOf),
  ...theme,
});
