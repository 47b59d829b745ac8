import { TILE_USE, TILE_USES, tileUsesOf } from '#contract/tile-use.ts';
import { factsOf, SIZE_GROUP } from '#contract/variant-choice.ts';
import type { Attribute, AttributeKind, AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import { textIn } from './row-values.ts';
import { sizeGroupOf, THICKNESS_GROUP, thicknessGroupOf, trimGroupOf } from './size-groups.ts';
import type { ProductDraft } from './snapshot-products.ts';
import type { ProductRecord } from './snapshot-types.ts';

const IN_STOCK = 'in_stock';

/** Computed attributes by code, with their input type. Without `options`, the merchant defines groups as options. */
const COMPUTED: ReadonlyMap<string, { input: AttributeKind; options?: readonly string[] }> = new Map([
  [TILE_USE, { input: 'multiselect', options: TILE_USES }],
  [SIZE_GROUP, { input: 'select' }],
  [THICKNESS_GROUP, { input: 'select' }],
  [IN_STOCK, { input: 'boolean', options: [] }],
]);

type Kind = Pick<Attribute, 'code' | 'input'>;

export const isComputed = ({ code, input }: Kind): boolean => COMPUTED.get(code)?.input === input;

/** Returns the option codes that a computed attribute supports, or undefined if it supports any, or is not computed. */
export const computedOptions = (attribute: Kind): readonly string[] | undefined =>
  isComputed(attribute) ? COMPUTED.get(attribute.code)?.options : undefined;

/** Subject of the option groups of a computed attribute. */
export const groupedBy = (attribute: Kind): 'size' | 'thickness' | undefined => {
  if (!isComputed(attribute)) return undefined;
  if (attribute.code === SIZE_GROUP) return 'size';
  return attribute.code === THICKNESS_GROUP ? 'thickness' : undefined;
};

/** Equal texts for sets of attributes that compute the same values. */
export const computedFrom = ({ all, byCode }: AttributeSet): string =>
  JSON.stringify(
    [...all.filter(isComputed), byCode.get('size')].map((attribute) => [attribute?.id, attribute?.options]),
  );

/** Reads product values; a variant inherits missing values from its parent. */
class Reader {
  readonly #attributes: AttributeSet;
  /** Group by id of a size. */
  readonly #sizeGroups: ReadonlyMap<number, string>;
  readonly #trimGroup: string | undefined;

  constructor(attributes: AttributeSet) {
    this.#attributes = attributes;
    const groups = attributes.byCode.get(SIZE_GROUP)?.options ?? [];
    this.#trimGroup = trimGroupOf(groups);
    this.#sizeGroups = new Map(
      (attributes.byCode.get('size')?.options ?? []).flatMap(({ id, labels, code }) => {
        const group = sizeGroupOf(labels.en ?? code, groups);
        return group ? [[id, group]] : [];
      }),
    );
  }

  tileUses(product: ProductRecord): readonly string[] {
    const frost = this.#text(product, 'frost_resistant');
    const [pei] = this.#codes(product, 'pei');
    return tileUsesOf({
      suitability: this.#codes(product, 'suitability'),
      finish: this.#codes(product, 'finish')[0],
      dcof: this.#number(product, 'dcof'),
      isFrostResistant: frost === undefined ? undefined : frost === '1',
      pei: pei === undefined ? undefined : Number(pei),
    });
  }

  sizeGroup(product: ProductRecord): string | undefined {
    if (this.#options(product, 'trim_profile').length > 0) return this.#trimGroup;
    const [size] = this.#options(product, 'size');
    return size === undefined ? undefined : this.#sizeGroups.get(size);
  }

  thicknessGroup(product: ProductRecord): string | undefined {
    const thickness = this.#number(product, 'thickness_mm');
    const groups = this.#attributes.byCode.get(THICKNESS_GROUP)?.options ?? [];
    return thickness === undefined ? undefined : thicknessGroupOf(thickness, groups);
  }

  #options(product: ProductRecord, code: string): readonly number[] {
    const id = this.#attributes.byCode.get(code)?.id;
    const of = ({ options }: ProductRecord) =>
      options.filter(([attributeId]) => attributeId === id).map(([, optionId]) => optionId);
    return factsOf(of(product), product.parent ? of(product.parent) : []);
  }

  #codes(product: ProductRecord, code: string): readonly string[] {
    return this.#options(product, code).flatMap((id) => this.#attributes.optionById.get(id)?.code ?? []);
  }

  #text(product: ProductRecord, code: string): string | undefined {
    const id = this.#attributes.byCode.get(code)?.id;
    if (id === undefined) return undefined;
    return textIn(product, id, 0) ?? (product.parent ? textIn(product.parent, id, 0) : undefined);
  }

  #number(product: ProductRecord, code: string): number | undefined {
    const text = this.#text(product, code);
    return text === undefined ? undefined : Number(text);
  }
}

/**
 * Computes the values of the merchant's computed attributes from other values and stock.
 * Configurable products have no computed values; their variants do.
 */
export class ComputedAttributes {
  readonly #reader: Reader;
  readonly #computed: readonly Attribute[];

  constructor(attributes: AttributeSet) {
    this.#reader = new Reader(attributes);
    this.#computed = attributes.all.filter(isComputed);
  }

  /** Replaces the computed values of complete drafts. */
  fill(drafts: Iterable<ProductDraft>): void {
    if (this.#computed.length === 0) return;
    const ids = new Set(this.#computed.map(({ id }) => id));
    for (const draft of drafts) {
      draft.options = draft.options.filter(([attributeId]) => !ids.has(attributeId));
      draft.values = draft.values.filter(({ attributeId }) => !ids.has(attributeId));
      if (draft.type === 'configurable') continue;
      for (const attribute of this.#computed) this.#add(draft, attribute);
    }
  }

  #add(draft: ProductDraft, { id, code, options }: Attribute): void {
    if (code === IN_STOCK) {
      if (draft.available > 0) draft.values = [...draft.values, { attributeId: id, storeViewId: 0, value: '1' }];
      return;
    }
    const codes = this.#codesOf(draft, code);
    const chosen = options.filter((option) => codes.includes(option.code));
    draft.options = [...draft.options, ...chosen.map((option) => [id, option.id] as const)];
  }

  #codesOf(draft: ProductDraft, code: string): readonly (string | undefined)[] {
    if (code === TILE_USE) return this.#reader.tileUses(draft);
    return [code === SIZE_GROUP ? this.#reader.sizeGroup(draft) : this.#reader.thicknessGroup(draft)];
  }
}
