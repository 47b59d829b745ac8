import { createTheme, ThemeProvider, type Theme } from '@mui/material';
import { enUS, frFR } from '@mui/material/locale';
import type { ReactNode } from 'react';
import { useLocaleState } from 'react-admin';

const inEnglish = (theme: Theme): Theme => createTheme(theme, enUS);
const inFrench = (theme: Theme): Theme => createTheme(theme, frFR);

/** Material UI with its own texts, such as page numbers, in the language of the screen. */
export const LibraryTexts = ({ children }: { children: ReactNode }) => {
  const [locale] = useLocaleState();
  return <ThemeProvider theme={locale === 'fr' ? inFrench : inEnglish}>{children}</ThemeProvider>;
};
