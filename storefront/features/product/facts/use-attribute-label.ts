import { useT } from '#storefront/platform/i18n/use-t.ts';
import { isLabelOf, LABELS } from '../model/specification-labels.ts';

const fromCode = (code: string): string => {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Label of an attribute; Magento sends none to shoppers, so a merchant's own is derived from its code. */
export const useAttributeLabel = (): ((code: string) => string) => {
  const t = useT();
  return (code) => {
    const id = LABELS.find(isLabelOf(code));
    return id ? t(id) : fromCode(code);
  };
};
