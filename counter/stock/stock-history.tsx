import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { useFieldTexts, type Changed } from '../records/field-lines.ts';
import { STOCK_ACTIONS, type StockChange } from './types.ts';

const numberIn = (values: StockChange['after'], name: string): number | undefined => {
  const value = values?.[name];
  return typeof value === 'number' ? value : undefined;
};

const textIn = (values: StockChange['after'], name: string): string => {
  const value = values?.[name];
  return typeof value === 'string' ? value : '';
};

const DETAILS = ['notify_qty', 'barcode', 'rack', 'expires_at'];

/** Details of a change without its quantities. */
const detailsOf = ({ before, after }: Pick<StockChange, 'before' | 'after'>): Changed => {
  const names = DETAILS.filter((name) => after?.[name] !== undefined);
  const only = (values: StockChange['after']) => Object.fromEntries(names.map((name) => [name, values?.[name]]));
  return { before: before && only(before), after: only(after) };
};

/** Changes of a product's stock by staff. */
export const StockHistory = ({ changes }: { changes: readonly StockChange[] | undefined }) => {
  const translate = useTranslate();
  const { number, time } = useFormats();
  const texts = useFieldTexts();
  const textOf = ({ action, before, after }: StockChange): string => {
    const known = STOCK_ACTIONS.find((one) => one === action);
    const [from, to] = [numberIn(before, 'qty'), numberIn(after, 'qty')];
    return [
      translate(known ? `counter.stock.action.${known}` : 'counter.change.other'),
      from !== undefined && to !== undefined && `${number(from)} → ${number(to)}`,
      [textIn(after, 'from'), textIn(after, 'to')].filter(Boolean).join(' → '),
      textIn(after, 'reason'),
      ...texts(detailsOf({ before, after })),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Section title={translate('counter.order.changes')}>
      {changes?.length === 0 && <Typography>{translate('counter.stock.no_changes')}</Typography>}
      <List dense disablePadding>
        {changes?.map((change, place) => (
          <ListItem key={`${change.created_at} ${place}`} disableGutters>
            <ListItemText
              primary={textOf(change)}
              secondary={`${time(change.created_at)} · ${change.who ?? translate(`counter.channel.${change.channel}`)}`}
              slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
};
