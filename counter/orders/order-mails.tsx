import { Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { useAction } from '../records/use-action.ts';
import { rest } from '../rest.ts';
import { Section } from './section.tsx';
import type { Order, SentMail } from './types.ts';

type Props = { order: Order; /** Reloads the changes of the order. */ reload: () => Promise<unknown> };

/** Lists the emails sent to the customer about the order. Staff can resend them. */
export const OrderMails = ({ order, reload }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const path = `/V1/orders/${order.id}/emails`;
  const { data, refetch } = useQuery({
    queryKey: ['orders', order.id, 'emails', order.extension_attributes.version],
    queryFn: () => rest<SentMail[]>('GET', path),
  });
  const { run, isSending } = useAction(() => Promise.all([refetch(), reload()]));
  const canSend = includesScope(permissions, 'orders:write') && order.customer_email !== '';
  return (
    <Section title={translate('counter.order.emails')}>
      <Typography color="text.secondary">{order.customer_email}</Typography>
      {data?.length === 0 && <Typography>{translate('counter.order.no_emails')}</Typography>}
      <List dense disablePadding>
        {data?.map(({ kind, document, sent_at: sentAt }) => {
          const name = `${translate(`counter.order_email.${kind}`)} ${document}`.trim();
          return (
            <ListItem key={`${kind} ${document}`} disableGutters sx={{ gap: 1 }}>
              <ListItemText primary={name} secondary={time(sentAt)} />
              {canSend && (
                <Button
                  variant="outlined"
                  disabled={isSending}
                  aria-label={translate('counter.order_email.send_again_name', { name })}
                  onClick={() =>
                    void run(() => rest('POST', path, { body: { kind, document } }), 'counter.order_email.sent')
                  }
                >
                  {translate('counter.order_email.send_again')}
                </Button>
              )}
            </ListItem>
          );
        })}
      </List>
    </Section>
  );
};
