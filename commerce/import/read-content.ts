import { isLanguageKey, SOURCE_LANGUAGE, wordingOf, type Wording } from '#contract/languages.ts';
import type * as v from 'valibot';
import { isReservedAddress } from '#contract/reserved-addresses.ts';
import type { CmsBlockInput, CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import { fillFigures } from './figures.ts';
import { readYaml } from './folder.ts';
import type { Folder } from './folder.ts';
import { blockFrontMatter, pageFrontMatter } from './schemas.ts';
import { checkShowrooms } from './check-showrooms.ts';
import { baseKey, spreadOverViews } from './views.ts';
import type { ByView } from './views.ts';

// Subdirectories are a part of the URL: pages/careers/job-list.en.html has the URL /careers/job-list.
export const CONTENT_NAME = /^[^/]+\/(.+)\.([\w-]+)\.html$/;
const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

type Document<T> = T & { content: string };

const readDocument = <const S extends v.GenericSchema<unknown, object>>(
  folder: Folder,
  { file, text }: { file: string; text: string },
  schema: S,
): Document<v.InferOutput<S>> | undefined => {
  const [, head = '', body = text] = FRONT_MATTER.exec(text) ?? [];
  const fields = readYaml(file, head || '{}', schema, folder.problems, 1);
  return fields && { ...fields, content: body.trim() };
};

/** Texts of a document for shoppers; a block's title is only for staff. */
const TEXTS: ReadonlySet<string> = new Set([
  'content_heading',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'content',
]);

const textsOf = (document: object | undefined): readonly string[] =>
  Object.entries(document ?? {}).flatMap(([field, text]) => (TEXTS.has(field) && text ? [field] : []));

/** Returns the wording for a language or store view code in a file name. Undefined for other texts. */
const wordingOfKey = ({ views }: StoresInput, key: string): Wording | undefined => {
  const own = views.find(({ code }) => code === key);
  if (own) return wordingOf(own);
  return key === 'us' || isLanguageKey(key) ? key : undefined;
};

/** Documents of a folder by identifier and key of the file. */
const readDocuments = <const S extends v.GenericSchema<unknown, object>>(
  folder: Folder,
  stores: StoresInput,
  showrooms: readonly ShowroomInput[],
  name: string,
  schema: S,
) => {
  const documents = new Map<string, ByView<Document<v.InferOutput<S>>>>();
  for (const file of folder.list(`${name}/**/*.html`)) {
    const [, identifier, key = ''] = CONTENT_NAME.exec(file) ?? [];
    const view = wordingOfKey(stores, key);
    if (!identifier || view === undefined) {
      folder.problems.add({
        file,
        message:
          'must be called <identifier>.<language>.html, such as .en.html, or .us.html, or end with the code of a store view',
      });
      continue;
    }
    const text = fillFigures(folder, { text: folder.text(file), view }, (message, line, isNote) =>
      folder.problems[isNote ? 'warn' : 'add']({ file, line, message }),
    );
    checkShowrooms(folder, showrooms, { file, text });
    const document = readDocument(folder, { file, text }, schema);
    if (document) documents.set(identifier, { ...documents.get(identifier), [key]: document });
  }
  for (const [identifier, views] of documents) {
    const languages = Object.keys(views).filter((key) => key === wordingOfKey(stores, key));
    const [base = SOURCE_LANGUAGE] = views[SOURCE_LANGUAGE] ? [] : languages;
    if (languages.length > 0)
      folder.problems.markText({ place: { file: `${name}/${identifier}.${base}.html` }, languages });
    for (const language of languages) {
      const document = views[language];
      const missing = textsOf(views[base]).filter((field) => !textsOf(document).includes(field));
      if (language !== 'us' && missing.length > 0)
        folder.problems.markText({
          place: { file: `${name}/${identifier}.${language}.html`, field: missing.join(', ') },
          languages: languages.filter((one) => one !== language),
          onlyIn: language,
        });
    }
  }
  return documents;
};

export const readPages = (
  folder: Folder,
  stores: StoresInput,
  showrooms: readonly ShowroomInput[],
): readonly CmsPageInput[] => {
  const documents = readDocuments(folder, stores, showrooms, 'pages', pageFrontMatter);
  for (const identifier of documents.keys())
    if (isReservedAddress(stores.views, identifier, { isCmsPage: true, counterPath: folder.counterPath }))
      folder.problems.add({
        file: `pages/${identifier}.${baseKey(documents.get(identifier) ?? {}, stores)}.html`,
        message: `/${identifier} is an address of the shop itself: choose another name for the file`,
      });
  return [...documents].map(([identifier, views]) => ({
    identifier,
    isActive: views[baseKey(views, stores)]?.is_active ?? true,
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
};

export const readBlocks = (
  folder: Folder,
  stores: StoresInput,
  showrooms: readonly ShowroomInput[],
): readonly CmsBlockInput[] =>
  [...readDocuments(folder, stores, showrooms, 'blocks', blockFrontMatter)].map(([identifier, views]) => ({
    identifier,
    isActive: views[baseKey(views, stores)]?.is_active ?? true,
    texts: spreadOverViews(stores, views).map(({ storeViewId, value }) => ({
      storeViewId,
      title: value.title ?? identifier,
      content: value.content,
    })),
  }));

/** True if content can refer to a block by this name. Numeric ids exist only in the shop. */
export const isBlock = (folder: Folder, identifier: string): boolean =>
  /^\d+$/.test(identifier) || folder.list(`blocks/${identifier}.*.html`).length > 0;
