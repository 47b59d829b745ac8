import { changeContentIn, fileChangesOf, findContentEntry } from '#commerce/merchandise/authoring/service.ts';
import {
  checkContent,
  readContent,
  shownText,
  type ContentKind,
} from '#commerce/merchandise/authoring/content-rules.ts';
import { visibilityOf } from '#commerce/merchandise/cms/service.ts';
import { contentIn } from './content-rules.ts';
import type { Content, Editable } from './types.ts';
import { visibilityFields } from './visibility-rules.ts';

/** Pages and blocks as editable content. */
const document = (kind: ContentKind): Editable => ({
  isByView: true,
  read: async (db, id) => {
    const entry = await findContentEntry(db, kind, id);
    const visibility = await visibilityOf(db, kind, entry.id);
    return {
      key: entry.identifier,
      title: shownText(entry, 0).title || entry.texts[0]?.title || entry.identifier,
      content: entry.texts.map(({ storeViewId }) => ({ storeViewId, content: shownText(entry, storeViewId) })),
      more: visibilityFields(visibility),
    };
  },
  parse: (fields, published, storeViewId) => {
    const shown = contentIn(published, storeViewId);
    const text = { ...shownText({ texts: [] }, 0), ...shown, ...readContent(kind, fields).text };
    checkContent(kind, { identifier: published.key, isActive: true, texts: [{ ...text, storeViewId }] });
    return text;
  },
  publish: async (context, db, { id, storeViewId, content, by }) => {
    const before = await findContentEntry(db, kind, id);
    const change = { identifier: undefined, isActive: undefined, text: content };
    await changeContentIn(context, db, { kind, before, view: storeViewId }, change, by);
  },
  fileChanges: async (db, key) => (await fileChangesOf(db, kind, key)).filter(({ field }) => field === 'text'),
  path: ({ key }) => (kind === 'page' && key !== 'home' ? key : ''),
});

/** Returns the HTML of the content, or an empty string if it has none. */
export const htmlOf = ({ content }: Content): string => (typeof content === 'string' ? content : '');

export const page = document('page');
export const block = document('block');
