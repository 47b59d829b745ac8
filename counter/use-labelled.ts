import { useTranslate } from 'react-admin';

/** Returns a label followed by the name of the thing that it is about, such as "Quantity: Oak". */
export const useLabelled = () => {
  const translate = useTranslate();
  return (label: string, name: string | number): string =>
    translate('counter.labelled', { label: translate(label), name });
};
