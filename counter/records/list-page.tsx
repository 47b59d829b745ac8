import { Typography } from '@mui/material';
import { List, useTranslate, type ListProps } from 'react-admin';

type Props = Omit<ListProps, 'title' | 'exporter' | 'empty'> & { title: string };

/**
 * A paginated list under its heading, which is also the title in the bar. `title` is a message id. Opened from the menu,
 * it has no filters; the URL has them for the way back.
 */
export const ListPage = ({ title, ...list }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h1" variant="h5" sx={{ pt: 2 }}>
        {translate(title)}
      </Typography>
      <List
        actions={false}
        perPage={25}
        storeKey={false}
        sx={{ '& .RaList-actions .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' } }}
        {...list}
        title={translate(title)}
        exporter={false}
        empty={false}
      />
    </>
  );
};
