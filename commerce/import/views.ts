import type { StoresInput, StoreViewInput } from '#commerce/merchandise/stores/types.ts';
import { primaryLanguage, SOURCE_LANGUAGE, type Wording } from '#contract/languages.ts';

/** Texts of a catalogue folder by language, `us` for the USA, or in files the code of a store view. */
export type ByView<T> = Readonly<Record<Wording, T | undefined>>;

export const ALL_VIEWS = 0;

type Reader = Pick<StoreViewInput, 'code' | 'contentView' | 'language'>;

const keysOf = ({ code, contentView, language }: Reader): readonly Wording[] => [
  code,
  contentView,
  language,
  primaryLanguage(language),
];

/**
 * Key of the text that a store view shows: of its code, else of its content view, else of its language, of the default view, of English,
 * or the first one.
 */
export const keyFor = <T>(
  values: ByView<T>,
  view: Reader,
  views: readonly (Reader & { isDefault: boolean })[],
): Wording => {
  const main = views.find(({ isDefault }) => isDefault);
  const keys = [...keysOf(view), ...(main ? keysOf(main) : []), SOURCE_LANGUAGE, ...Object.keys(values)];
  return keys.find((key) => values[key] !== undefined) ?? SOURCE_LANGUAGE;
};

/** Key of the text for all views: English, or else the fallback of the default view. */
export const baseKey = <T>(values: ByView<T>, { views }: Pick<StoresInput, 'views'>): Wording => {
  const main = views.find(({ isDefault }) => isDefault);
  return values[SOURCE_LANGUAGE] === undefined && main ? keyFor(values, main, views) : SOURCE_LANGUAGE;
};

/** Spreads texts over store view 0 and the views that show something else. */
export const spreadOverViews = <T>(
  stores: StoresInput,
  values: ByView<T>,
): readonly { storeViewId: number; value: T }[] => {
  const base = baseKey(values, stores);
  const own = stores.views.flatMap((view) => {
    const key = keyFor(values, view, stores.views);
    const value = values[key];
    return key === base || value === undefined ? [] : [{ storeViewId: view.id, value }];
  });
  const ofAll = values[base];
  return ofAll === undefined ? own : [{ storeViewId: ALL_VIEWS, value: ofAll }, ...own];
};
