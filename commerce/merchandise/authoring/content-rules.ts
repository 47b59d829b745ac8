import type { CmsPageInput, CmsPageTextInput } from '#commerce/merchandise/cms/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { invalidValue } from './product-rules.ts';

export type ContentKind = 'page' | 'block';

/** A change of a page or block. */
export type ContentChange = {
  identifier: string | undefined;
  isActive: boolean | undefined;
  text: Partial<Omit<CmsPageTextInput, 'storeViewId'>>;
};

export const EMPTY_TEXT: Omit<CmsPageTextInput, 'storeViewId'> = {
  title: '',
  content: '',
  contentHeading: null,
  pageLayout: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
};

/** Returns the text of a store view, or the default text if the store view has none. */
export const shownText = (
  { texts }: { texts: readonly { storeViewId: number }[] },
  view: number,
): typeof EMPTY_TEXT => {
  const found =
    texts.find(({ storeViewId }) => storeViewId === view) ?? texts.find(({ storeViewId }) => storeViewId === 0);
  const { storeViewId: _view, ...text } = { storeViewId: 0, ...found };
  return { ...EMPTY_TEXT, ...text };
};

const TEXTS = ['contentHeading', 'pageLayout', 'metaTitle', 'metaDescription', 'metaKeywords'] as const;

/** A page's identifier may contain slashes. */
const IDENTIFIER = { page: /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*(?:\.html)?$/, block: /^[A-Za-z0-9_-]+$/ } as const;

/** Reads a body `{ page }` or `{ block }`. */
export const readContent = (kind: ContentKind, fields: RestFields): ContentChange => {
  const text: ContentChange['text'] = {};
  if (fields.has('title')) text.title = (fields.text('title') ?? '').trim();
  if (fields.has('content')) text.content = fields.text('content') ?? '';
  if (kind === 'page') for (const name of TEXTS) if (fields.has(name)) text[name] = fields.text(name) || null;
  const isActive = ['active', 'isActive'].find((name) => fields.has(name));
  return {
    identifier: fields.text('identifier')?.trim(),
    isActive: isActive === undefined ? undefined : fields.flag(isActive),
    text,
  };
};

/** Throws Magento's error for an invalid page or block. */
export const checkContent = (kind: ContentKind, { identifier, texts }: CmsPageInput): void => {
  if (identifier === '')
    throw new InputError('"%fieldName" is required. Enter and try again.', { parameters: { fieldName: 'identifier' } });
  if (!IDENTIFIER[kind].test(identifier) || identifier.length > 100 || /^\d+$/.test(identifier))
    throw invalidValue(identifier, 'identifier');
  for (const { title } of texts) if (title === '' || title.length > 255) throw invalidValue(title, 'title');
  if (texts.length === 0) throw invalidValue('', 'title');
};
