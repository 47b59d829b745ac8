import { Alert, CircularProgress, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props<T> = {
  fields: ReactNode;
  figures: { data: T | undefined; problem: string | undefined };
  children: (data: T) => ReactNode;
};

/** Fields above, and the figures below after loading. */
export const FigurePart = <T,>({ fields, figures: { data, problem }, children }: Props<T>) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {fields}
      {problem && <Alert severity="error">{translate(problem)}</Alert>}
      {!data && !problem && <CircularProgress />}
      {data && !problem && children(data)}
    </Stack>
  );
};
