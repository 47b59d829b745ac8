import { Alert, Link, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Order, ReplacementLink } from './types.ts';

const OrderLink = ({ text, link }: { text: string; link: ReplacementLink }) => {
  const translate = useTranslate();
  const values = { number: String(link.order_id).padStart(9, '0'), return: link.return_number };
  return (
    <Link component={RouterLink} to={`/orders/${link.order_id}/show`}>
      {translate(text, values)}
    </Link>
  );
};

/** Links to the original order of a replacement and to the replacements of an order. */
export const Replacements = ({ order }: { order: Order }) => {
  const { replaces, replacements = [] } = order.extension_attributes;
  if (!replaces && replacements.length === 0) return null;
  return (
    <Alert severity={replacements.some(({ status }) => status === 'canceled') ? 'warning' : 'info'}>
      <Stack>
        {replaces && <OrderLink text="counter.order.replaces" link={replaces} />}
        {replacements.map((link) => (
          <OrderLink
            key={link.return_number}
            text={link.status === 'canceled' ? 'counter.order.replacement_canceled' : 'counter.order.replacement'}
            link={link}
          />
        ))}
      </Stack>
    </Alert>
  );
};
