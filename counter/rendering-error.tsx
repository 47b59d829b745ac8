import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { i18nProvider } from './i18n.ts';

/** Message in place of a screen that could not be rendered. It reads no context, because a provider may have failed. */
export const RenderingError = () => (
  <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
    <Alert severity="error" sx={{ width: '100%', maxWidth: 720 }}>
      <AlertTitle component="h1">{i18nProvider.translate('counter.rendering_error.title')}</AlertTitle>
      <Box sx={{ mb: 2 }}>{i18nProvider.translate('counter.rendering_error.text')}</Box>
      <Button variant="contained" sx={{ minHeight: 44 }} onClick={() => window.location.reload()}>
        {i18nProvider.translate('counter.rendering_error.reload')}
      </Button>
    </Alert>
  </Box>
);

/** Shows a message instead of a blank page. React logs the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <RenderingError /> : this.props.children;
  }
}
