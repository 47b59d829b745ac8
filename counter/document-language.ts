import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';

/** Sets the language of the document, for screen readers. */
export const useDocumentLanguage = (): void => {
  const [locale] = useLocaleState();
  useEffect(() => {
    document.documentElement.lang = `${locale}-CA`;
  }, [locale]);
};
