import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '../formats.ts';
import type { TodayEntry, TodayItem } from './types.ts';

/** First items of an entry, with links to orders. */
export const TodayItems = ({ entry: { name, first } }: { entry: TodayEntry }) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const textOf = ({ title, detail, at }: TodayItem) => (
    <ListItemText
      primary={title}
      secondary={[name === 'stock_low' ? translate('counter.of', { count: detail }) : detail, at ? time(at) : '']
        .filter(Boolean)
        .join(' · ')}
    />
  );
  return (
    <List dense disablePadding>
      {first.map((item, place) => (
        <ListItem key={`${item.title} ${place}`} disablePadding>
          {item.order_id === null ? (
            textOf(item)
          ) : (
            <ListItemButton component={Link} to={`/orders/${item.order_id}/show`} sx={{ px: 0, color: 'primary.main' }}>
              {textOf(item)}
            </ListItemButton>
          )}
        </ListItem>
      ))}
    </List>
  );
};
