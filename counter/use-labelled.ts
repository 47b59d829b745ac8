import { useTranslate } from 'react-admin';

/** Label with a name, such as "Quantity: Oak". */
export const useLabelled = () => {
  const translate = useTranslate();
  return (label: string, name: string | number): string =>
    translate('counter.labelled', { label: translate(label), name });
};
