import type * as v from 'valibot';
import type { CmsBlockInput, CmsPageInput } from '#commerce/cms/types.ts';
import type { StoresInput } from '#commerce/stores/types.ts';
import { readYaml } from './folder.ts';
import type { Folder } from './folder.ts';
import { blockFrontMatter, pageFrontMatter } from './schemas.ts';
import { spreadOverViews } from './views.ts';
import type { ByView, ContentView } from './views.ts';

// A page in a folder has the folder in its address: pages/careers/job-list.en.html stands at /careers/job-list.
const NAME = /^[^/]+\/(.+)\.(en|fr|us)\.html$/;
const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

type Document<T> = T & { content: string };

const readDocument = <const S extends v.GenericSchema<unknown, object>>(folder: Folder, file: string, schema: S): Document<v.InferOutput<S>> | undefined => {
  const text = folder.text(file);
  const [, head = '', body = text] = FRONT_MATTER.exec(text) ?? [];
  const fields = readYaml(file, head || '{}', schema, folder.problems, 1);
  return fields && { ...fields, content: body.trim() };
};

/** Documents of a folder by identifier and content view. */
const readDocuments = <const S extends v.GenericSchema<unknown, object>>(folder: Folder, name: string, schema: S) => {
  const documents = new Map<string, ByView<Document<v.InferOutput<S>>>>();
  for (const file of folder.list(`${name}/**/*.html`)) {
    const [, identifier, view] = NAME.exec(file) ?? [];
    if (!identifier || !view) {
      folder.problems.add({ file, message: 'must be called <identifier>.en.html, .fr.html or .us.html' });
      continue;
    }
    const document = readDocument(folder, file, schema);
    if (document) documents.set(identifier, { ...documents.get(identifier), [view as ContentView]: document });
  }
  for (const [identifier, views] of documents) {
    if (!views.en) folder.problems.add({ file: `${name}/${identifier}`, message: `has no ${identifier}.en.html` });
  }
  return documents;
};

export const readPages = (folder: Folder, stores: StoresInput): readonly CmsPageInput[] =>
  [...readDocuments(folder, 'pages', pageFrontMatter)].map(([identifier, views]) => ({
    identifier,
    isActive: views.en?.is_active ?? true,
    texts: spreadOverViews(stores, views).map(({ storeViewId, value }) => ({
      storeViewId,
      title: value.title,
      content: value.content,
      contentHeading: value.content_heading ?? null,
      pageLayout: value.page_layout ?? null,
      metaTitle: value.meta_title ?? null,
      metaDescription: value.meta_description ?? null,
      metaKeywords: value.meta_keywords ?? null,
    })),
  }));

export const readBlocks = (folder: Folder, stores: StoresInput): readonly CmsBlockInput[] =>
  [...readDocuments(folder, 'blocks', blockFrontMatter)].map(([identifier, views]) => ({
    identifier,
    isActive: views.en?.is_active ?? true,
    texts: spreadOverViews(stores, views).map(({ storeViewId, value }) => ({ storeViewId, title: value.title ?? identifier, content: value.content })),
  }));
