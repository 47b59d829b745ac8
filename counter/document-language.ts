import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';

/** Names the language of the texts, for screen readers. */
export const useDocumentLanguage = (): void => {
  const [locale] = useLocaleState();
  useEffect(() => {
    document.documentElement.lang = `${locale}-CA`;
  }, [locale]);
};
