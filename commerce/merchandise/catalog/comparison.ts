import { labelOf, yesNoLabels } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { attributeValuesOf } from './attribute-values.ts';
import messages from './messages.json' with { type: 'json' };
import { taggedCatalog } from './tagged-catalog.ts';

const say = translations(messages);

const numberIn = (value: string, { locale }: StoreView): string =>
  Number.isFinite(Number(value)) ? Number(value).toLocaleString(locale.replace('_', '-')) : value;

const shownAs = ({ input, unit }: Attribute, value: string, view: StoreView): string => {
  if (input === 'boolean') return yesNoLabels(view.language).find((each) => each.value === value)?.label ?? value;
  return input === 'decimal' ? [numberIn(value, view), unit].filter(Boolean).join(' ') : value;
};

type Entry = { code: string; label: string };
type Value = { code: string; value: string };

/** Attributes for comparing products, with a product's formatted values. */
export const comparison = async (
  context: CommerceContext,
): Promise<{ attributes: readonly Entry[]; valuesOf(productId: number): readonly Value[] }> => {
  const catalog = await taggedCatalog(context);
  const view = context.storeView;
  const compared = catalog.attributes.all.filter(({ isComparable }) => isComparable);
  return {
    attributes: compared.map((attribute) => ({
      code: attribute.code,
      label: labelOf(attribute, wordingOf(view)),
    })),
    valuesOf: (productId) => {
      const product = catalog.product(productId);
      const values = product ? attributeValuesOf(catalog.attributes, product, view, { is_comparable: true }) : [];
      return compared.map((attribute) => {
        const found = values.find(({ code }) => code === attribute.code);
        if (!found) return { code: attribute.code, value: say(view.language)('catalog.compare.none') };
        return found.__typename === 'AttributeValue'
          ? { code: attribute.code, value: shownAs(attribute, found.value, view) }
          : { code: attribute.code, value: found.selected_options.map(({ label }) => label).join(', ') };
      });
    },
  };
};
