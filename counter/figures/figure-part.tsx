import { Alert, CircularProgress, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props<T> = {
  fields: ReactNode;
  figures: { data: T | undefined; problem: string | undefined };
  children: (data: T) => ReactNode;
};

/** Fields above, figures below once they were read. */
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
