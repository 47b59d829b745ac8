import { coveredArea } from '#contract/coverage.ts';
import { languageFacts } from '#contract/language-facts.ts';
import { KG_PER_POUND } from '#contract/pounds.ts';
import { sizeInInches } from '#contract/size-in-inches.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useSafetyWords } from '#storefront/platform/product-data/use-safety-words.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import type { SpecificationValue } from '../model/specifications.ts';
import { useUnits } from '../model/use-units.ts';

/** A specification in the shopper's language and units. */
export const useValueText = (): ((code: string, value: SpecificationValue) => string) => {
  const t = useT();
  const { area, number } = useUnits();
  const { slip, frost } = useSafetyWords();
  const [unit] = useAreaUnit();
  const { countryId, language } = useStoreView();
  const isAmerican = countryId === 'US';
  return (code, value) => {
    if (value.kind === 'text') {
      const text = value.labels.join(' · ');
      const inches = isAmerican && sizeInInches(text);
      return inches ? `${inches} (${text})` : text;
    }
    if (value.kind === 'not-tested') return t('product.specifications.not-tested');
    if (value.kind === 'boolean') {
      if (code === 'frost_resistant') return frost(value.value);
      return value.value ? t('product.specifications.yes') : t('product.specifications.no');
    }
    const text = number(value.value, value.digits);
    if (code === 'dcof') return `${text} · ${slip(value.value)}`;
    if (value.unit === 'sqft') return area(coveredArea(1, unit, value.value), unit);
    if (value.unit === 'percent') return text + languageFacts(language).percent;
    if (value.unit === 'kg' && isAmerican) return `${number(value.value / KG_PER_POUND, value.digits)}\u00a0lb`;
    return value.unit ? `${text}\u00a0${value.unit}` : text;
  };
};
