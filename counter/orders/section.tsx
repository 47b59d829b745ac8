import { Card, CardContent, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** Section of a page with a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography component="h2" variant="h6" id={id} gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
};
