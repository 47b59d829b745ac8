import type { StoredProduct, ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { invalidValue, urlKeyOf } from './product-rules.ts';

export type Media = StoredProduct['media'][number];

/** A change of a picture; absent fields are unchanged. */
export type MediaChange = {
  label: string | null | undefined;
  position: number | undefined;
  isDisabled: boolean | undefined;
  roles: readonly string[] | undefined;
};

const ROLES = ['image', 'small_image', 'thumbnail', 'swatch_image'];

export const readMedia = (entry: RestFields): MediaChange => {
  const type = entry.text('mediaType') ?? 'image';
  if (type !== 'image') throw invalidValue(type, 'media_type');
  const roles = entry.has('types') ? (entry.texts('types') ?? []) : undefined;
  const odd = roles?.find((role) => !ROLES.includes(role));
  if (odd !== undefined) throw invalidValue(odd, 'types');
  const position = entry.integer('position');
  if (position !== undefined && (position < 0 || position > 10_000)) throw invalidValue(position, 'position');
  return {
    label: entry.has('label') ? entry.text('label')?.slice(0, 255) || null : undefined,
    position,
    isDisabled: entry.has('disabled') ? entry.flag('disabled') : undefined,
    roles,
  };
};

/** Six megabytes of a picture are eight in base64. */
export const MAX_PICTURE_BYTES = 6_000_000;

/** Decodes a picture sent in base64. */
export const readPicture = (entry: RestFields): { bytes: Buffer; name: string } => {
  const content = entry.neededObject('content');
  const text = content.text('base64EncodedData') ?? '';
  const bytes = Buffer.from(text, 'base64');
  if (!/^[A-Za-z0-9+/=\s]+$/.test(text) || bytes.length === 0)
    throw new InputError('The image content must be valid base64 encoded data.');
  if (bytes.length > MAX_PICTURE_BYTES)
    throw new InputError('The picture is larger than %1 MB.', { parameters: [MAX_PICTURE_BYTES / 1_000_000] });
  const name = content.text('name') ?? '';
  if (!name) throw new InputError('Provided image name contains forbidden characters.');
  return { bytes, name: urlKeyOf(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture' };
};

/** The product with a changed picture in a store view. A role belongs to one picture. */
export const withMedia = (
  product: ProductInput,
  file: string,
  change: MediaChange,
  storeViewId: number,
): ProductInput => {
  const before = product.media.find((one) => one.file === file);
  const others = product.media.filter((one) => one.file !== file);
  const labels = (before?.labels ?? []).filter(
    (label) => change.label === undefined || label.storeViewId !== storeViewId,
  );
  const roles = change.roles ?? before?.roles ?? (others.length === 0 ? ROLES.slice(0, 3) : []);
  const next = {
    file,
    position: change.position ?? before?.position ?? Math.max(0, ...others.map(({ position }) => position)) + 1,
    roles,
    isDisabled: change.isDisabled ?? before?.isDisabled ?? false,
    labels: change.label ? [...labels, { storeViewId, label: change.label }] : labels,
  };
  return {
    ...product,
    media: [...others.map((one) => ({ ...one, roles: one.roles.filter((role) => !roles.includes(role)) })), next],
  };
};

export const withoutMedia = (product: ProductInput, file: string): ProductInput => ({
  ...product,
  media: product.media.filter((one) => one.file !== file),
});
