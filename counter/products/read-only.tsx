import { Box, ThemeProvider, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

const DISABLED = { defaultProps: { disabled: true } };

/** A disabled fieldset does not disable select lists, because they are not form controls. */
const withoutChoices = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, MuiTextField: DISABLED, MuiSelect: DISABLED, MuiAutocomplete: DISABLED },
});

/** Disables fields for users without permission to edit. */
export const ReadOnly = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={withoutChoices}>
    <Box component="fieldset" disabled sx={{ border: 0, m: 0, p: 0, minWidth: 0, pointerEvents: 'none' }}>
      {children}
    </Box>
  </ThemeProvider>
);
