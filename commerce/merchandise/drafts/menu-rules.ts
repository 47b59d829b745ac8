import { isMenuAddress } from '#commerce/merchandise/menu/rules.ts';
import type { MenuNodeInput, MenuNodeType } from '#commerce/merchandise/menu/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { readVisibleDates } from './visibility-rules.ts';

const TYPES: readonly MenuNodeType[] = ['category', 'product', 'cms_page', 'cms_block', 'custom_url', 'wrapper'];
/** Types whose content is the number of a category, product or page. */
const NUMBERED: readonly string[] = ['category', 'product', 'cms_page'];
const MAX_NODES = 500;
const MAX_DEPTH = 6;

const typeOf = (fields: RestFields): MenuNodeType => {
  const text = fields.text('type');
  const type = TYPES.find((one) => one === text);
  if (!type)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [text ?? '', 'type'] });
  return type;
};

const isTarget = (type: MenuNodeType, content: string | null): boolean => {
  if (!content) return false;
  if (NUMBERED.includes(type)) return /^\d{1,9}$/.test(content);
  return type !== 'custom_url' || isMenuAddress(content);
};

/** Entries of a menu. Throws for an entry without a title or with a link that browsers could run. */
export const readNodes = (entries: readonly RestFields[], depth = 1): readonly MenuNodeInput[] => {
  if (depth > MAX_DEPTH || entries.length > MAX_NODES)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [entries.length, 'nodes'] });
  return entries.map((fields) => {
    const type = typeOf(fields);
    const title = (fields.text('title') ?? '').trim();
    const content = fields.text('content')?.trim() || null;
    if (!title || title.length > 255) throw new InputError('An entry has no title.', { code: 'CONTENT_TITLE' });
    if (type !== 'wrapper' && !isTarget(type, content))
      throw new InputError('"%1" is no address of a link.', { code: 'CONTENT_LINK', parameters: [content ?? ''] });
    const { from, until } = readVisibleDates(fields);
    return {
      type,
      title,
      content,
      classes: fields.text('classes') || null,
      image: fields.text('image') || null,
      imageAltText: fields.text('imageAltText') || null,
      opensNewTab: fields.flag('opensNewTab'),
      searchParams: fields.text('searchParams') || null,
      description: fields.text('description') || null,
      ...(from && { visibleFrom: timestamp(from) }),
      ...(until && { visibleUntil: timestamp(until) }),
      children: readNodes(fields.list('children'), depth + 1),
    };
  });
};
