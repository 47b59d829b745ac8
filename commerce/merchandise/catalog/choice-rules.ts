import { readBundle, withParts } from './bundle-rules.ts';
import { readOptions, withOptions } from './composition-rules.ts';
import type { Choice, Composition, Given } from './composition-types.ts';
import { readLinks, withLinks } from './download-rules.ts';
import type { Sellable } from './types.ts';

/** A shopper's options, selections and files; null without any. Kinds that the product lacks are ignored. */
export const readChoice = (
  { options, bundle, downloads }: Pick<Composition, 'options' | 'bundle' | 'downloads'>,
  given: Given,
): { choice: Choice | null } | { problem: string } => {
  const read = readOptions({ options }, given.entered ?? []);
  if ('problem' in read) return read;
  const parts = bundle ? readBundle(bundle, given.bundle ?? []) : { bundle: undefined };
  if ('problem' in parts) return parts;
  const files = downloads ? readLinks(downloads, given.links ?? []) : { links: undefined };
  if ('problem' in files) return files;
  if (!read.choice && !parts.bundle && !files.links) return { choice: null };
  return {
    choice: {
      options: read.choice?.options ?? [],
      ...(parts.bundle ? { bundle: parts.bundle } : {}),
      ...(files.links ? { links: files.links } : {}),
    },
  };
};

/** A configured product: its price, stock, and whether it can still be bought. */
export const configured = (sellable: Sellable, choice: Choice | null, storeViewId: number): Sellable =>
  withLinks(
    withOptions(withParts(sellable, choice?.bundle, storeViewId), choice, storeViewId),
    choice?.links,
    storeViewId,
  );

/** True for virtual products and for bundles of only such products. */
export const isVirtual = ({ type, parts, children }: Pick<Sellable, 'type' | 'parts' | 'children'>): boolean =>
  type === 'virtual' ||
  type === 'downloadable' ||
  (type === 'bundle' &&
    (parts ?? []).length > 0 &&
    (parts ?? []).every(({ productId }) => children?.get(productId)?.type === 'virtual'));

/** The products that a line takes from stock: itself, or the selections of a bundle. */
export const stockOf = ({ sellable, quantity }: { sellable: Sellable; quantity: number }) =>
  sellable.parts
    ? sellable.parts.map((part) => ({ productId: part.productId, quantity: part.quantity * quantity }))
    : [{ productId: sellable.productId, quantity }];

/** Converts a choice back to input, to read it again for a product that may have changed. */
export const givenOf = (choice: Choice): Given => ({
  entered: choice.options.flatMap(({ id, valueIds, text }) =>
    text === undefined ? (valueIds ?? []).map((valueId) => ({ id, value: String(valueId) })) : [{ id, value: text }],
  ),
  ...(choice.bundle
    ? {
        bundle: choice.bundle.flatMap(({ id, selections }) =>
          selections.map((one) => ({ itemId: id, selectionId: one.id, quantity: one.quantity })),
        ),
      }
    : {}),
  ...(choice.links ? { links: choice.links } : {}),
});

/** Describes the choices in words. */
export const wordsOfChoice = ({ options, chosen = [], parts = [], links = [] }: Sellable): readonly string[] => [
  ...options.map(({ optionLabel }) => optionLabel),
  ...chosen.map(({ label, values }) => `${label}: ${values.map((value) => value.label).join(', ')}`),
  ...parts.map(({ quantity, name }) => `${quantity} × ${name}`),
  ...links.map(({ title }) => title),
];
