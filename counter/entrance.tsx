import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LocalesMenuButton, Notification } from 'react-admin';
import { useDocumentLanguage } from './document-language.ts';

/** Layout of pages without a session. */
export const Entrance = ({ title, children }: { title: string; children: ReactNode }) => {
  useDocumentLanguage();
  return (
    <Box component="main" sx={{ display: 'flex', justifyContent: 'center', p: 2, minHeight: '100dvh' }}>
      <Card sx={{ p: 3, mt: { xs: 2, sm: 8 }, width: '100%', maxWidth: 440, alignSelf: 'flex-start' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 2, gap: 1 }}>
          <Typography component="h1" variant="h5">
            {title}
          </Typography>
          <LocalesMenuButton />
        </Box>
        {children}
      </Card>
      <Notification />
    </Box>
  );
};
