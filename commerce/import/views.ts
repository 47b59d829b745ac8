import type { StoresInput, StoreViewInput } from '#commerce/merchandise/stores/types.ts';

/** Keys of texts in a catalogue folder: `en` is the text of all views, the others say what differs. */
export type ContentView = 'en' | 'fr' | 'us';
export type ByView<T> = Readonly<Partial<Record<ContentView, T>>>;

export const ALL_VIEWS = 0;

/** The text for a store view: of its content view, else of its language, else of all views. */
export const keyFor = <T>(values: ByView<T>, { contentView, language }: StoreViewInput): ContentView =>
  values[contentView as ContentView] !== undefined
    ? (contentView as ContentView)
    : values[language] !== undefined
      ? language
      : 'en';

/** Spreads texts over store view 0 and the views that read something else. */
export const spreadOverViews = <T>(
  { views }: StoresInput,
  values: ByView<T>,
): readonly { storeViewId: number; value: T }[] => {
  const own = views.flatMap((view) => {
    const key = keyFor(values, view);
    const value = values[key];
    return key === 'en' || value === undefined ? [] : [{ storeViewId: view.id, value }];
  });
  return values.en === undefined ? own : [{ storeViewId: ALL_VIEWS, value: values.en }, ...own];
};
