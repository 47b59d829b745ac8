import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TodayEntryName } from '#contract/counter-today.ts';
import { useFormats } from '../formats.ts';
import type { TodayEntry, TodayItem } from './types.ts';

/** Pages of items that are not orders, by the title of the item. */
const PAGES: Partial<Record<TodayEntryName, (title: string) => string>> = {
  returns_waiting: (number) => `/returns/${number}`,
  quotes_waiting: (number) => `/quotes/${number}/show`,
  holds_ending: (sku) => `/slabs/${encodeURIComponent(sku)}/show`,
  stock_low: (sku) => `/stock/${encodeURIComponent(sku)}/show`,
};

const pageOf = (name: TodayEntryName, { title, order_id: order }: TodayItem): string | undefined =>
  PAGES[name]?.(title) ?? (order === null ? undefined : `/orders/${order}/show`);

/** First items of an entry, with links to their pages. */
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
      {first.map((item, place) => {
        const page = pageOf(name, item);
        return (
          <ListItem key={`${item.title} ${place}`} disablePadding>
            {page ? (
              <ListItemButton component={Link} to={page} sx={{ px: 0, color: 'primary.main' }}>
                {textOf(item)}
              </ListItemButton>
            ) : (
              textOf(item)
            )}
          </ListItem>
        );
      })}
    </List>
  );
};
