import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { FocusableButton } from './focusable-button.tsx';

/** Large touch targets, because staff wear gloves. */
const MIN_TARGET = 44;

const BUTTON = { component: FocusableButton, nativeButton: true };

export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  // Fits the longest French screen name.
  sidebar: { width: 300 },
  palette: {
    primary: { main: '#1f4e5f' },
    secondary: { main: '#1f4e5f' },
    info: { main: '#0b5c8a' },
    success: { main: '#2e6b34' },
    warning: { main: '#8a5200' },
    error: { main: '#b3261e' },
    background: { default: '#f4f4f1' },
  },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    h6: { fontSize: '1.05rem' },
  },
  components: {
    ...defaultLightTheme.components,
    MuiButton: {
      defaultProps: BUTTON,
      styleOverrides: { root: { minHeight: MIN_TARGET, textTransform: 'none' } },
    },
    MuiDialogContent: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: MIN_TARGET } } },
    MuiInputBase: { styleOverrides: { root: { minHeight: MIN_TARGET } } },
    MuiLink: {
      styleOverrides: {
        root: {
          '&[href^="tel:"], &[href^="mailto:"]': {
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: MIN_TARGET,
          },
        },
      },
    },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: MIN_TARGET, minHeight: MIN_TARGET } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none' } } },
    MuiToggleButton: { styleOverrides: { root: { minHeight: MIN_TARGET, textTransform: 'none' } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: MIN_TARGET } } },
    MuiCheckbox: { styleOverrides: { root: { minWidth: MIN_TARGET, minHeight: MIN_TARGET } } },
    MuiRadio: { styleOverrides: { root: { minWidth: MIN_TARGET, minHeight: MIN_TARGET } } },
    // On a phone the search has a line of its own, and the other filters share one.
    RaFilterFormInput: { styleOverrides: { root: { '& + &': { width: 'auto' } } } },
    MuiIconButton: { defaultProps: BUTTON, styleOverrides: { root: { minWidth: MIN_TARGET, minHeight: MIN_TARGET } } },
  },
};
