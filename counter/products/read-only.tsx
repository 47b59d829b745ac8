import { Box, ThemeProvider, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

const DISABLED = { defaultProps: { disabled: true } };

/** Lists of choices are no form controls, so a disabled fieldset leaves them open to the keyboard. */
const withoutChoices = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, MuiTextField: DISABLED, MuiSelect: DISABLED, MuiAutocomplete: DISABLED },
});

/** Fields that the user may read, not change. */
export const ReadOnly = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={withoutChoices}>
    <Box component="fieldset" disabled sx={{ border: 0, m: 0, p: 0, minWidth: 0, pointerEvents: 'none' }}>
      {children}
    </Box>
  </ThemeProvider>
);
