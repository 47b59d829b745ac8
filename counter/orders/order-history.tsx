import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from './section.tsx';
import type { Change, Order } from './types.ts';

const ACTIONS = [
  'order-placed',
  'order-status',
  'order-comment',
  'order-paid',
  'order-ready',
  'order-invoice',
  'order-shipment',
  'order-credit_memo',
  'order-return',
  'order-email',
  'order-address',
];

/** Fields of a recorded address in the order of a label. */
const ADDRESS = ['firstname', 'lastname', 'company', 'street', 'city', 'regionCode', 'postcode', 'telephone'];

const addressText = (address: unknown): string =>
  ADDRESS.flatMap((name) => (address as Readonly<Record<string, unknown>>)[name] ?? [])
    .filter((part) => part !== '')
    .join(', ');

/** Text of a change: action, document, and the new status. */
export const useChangeText = () => {
  const translate = useTranslate();
  return ({ action, before, after }: Change): string => {
    const status = after?.['status'];
    const document = after?.['document'];
    const comment = after?.['comment'];
    const email = after?.['email'];
    const addresses = [before?.['address'], after?.['address']].flatMap((one) => (one ? [addressText(one)] : []));
    return [
      translate(ACTIONS.includes(action) ? `counter.change.${action.slice('order-'.length)}` : 'counter.change.other'),
      typeof email === 'string' ? translate(`counter.order_email.${email}`) : '',
      typeof document === 'string' ? document : '',
      typeof status === 'string' && status !== before?.['status'] ? translate(`counter.status.${status}`) : '',
      typeof comment === 'string' ? comment : '',
      addresses.join(' → '),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};

type Props = {
  order: Order;
  /** Undefined while loading. */
  changes: readonly Change[] | undefined;
};

/** History comments and changes by staff. */
export const OrderHistory = ({ order, changes }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const changeText = useChangeText();
  return (
    <>
      <Section title={translate('counter.order.changes')}>
        {changes?.length === 0 && <Typography>{translate('counter.order.no_changes')}</Typography>}
        <List dense disablePadding>
          {changes?.map((change, place) => (
            <ListItem key={`${change.created_at} ${place}`} disableGutters>
              <ListItemText
                primary={changeText(change)}
                secondary={`${time(change.created_at)} · ${change.who ?? translate(`counter.channel.${change.channel}`)}`}
              />
            </ListItem>
          ))}
        </List>
      </Section>
      {order.status_histories.length > 0 && (
        <Section title={translate('counter.order.remarks')}>
          <List dense disablePadding>
            {order.status_histories.map(({ comment, created_at, is_visible_on_front }, place) => (
              <ListItem key={`${created_at} ${place}`} disableGutters>
                <ListItemText
                  primary={comment}
                  secondary={`${time(created_at)} · ${translate(is_visible_on_front ? 'counter.order.shown' : 'counter.order.internal')}`}
                />
              </ListItem>
            ))}
          </List>
        </Section>
      )}
    </>
  );
};
