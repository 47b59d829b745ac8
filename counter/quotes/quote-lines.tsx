import { Box, Button, Divider, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import type { Quote, QuoteLine } from './types.ts';

type Props = {
  quote: Quote;
  /** Opens the price of a line; undefined if prices cannot change. */
  onPrice: ((line: QuoteLine) => void) | undefined;
};

const Line = ({ line, quote, onPrice }: Props & { line: QuoteLine }) => {
  const translate = useTranslate();
  const { money, number } = useFormats();
  const { currency } = quote;
  const offer = line.extension_attributes;
  const facts = [
    line.sku,
    line.finish ?? '',
    line.area === null
      ? ''
      : `${number(line.area)} ${line.area_unit === 'm2' ? 'm²' : translate('counter.phone.sqft')}`,
    offer?.list_price == null
      ? ''
      : translate('counter.quote.list_price', { price: money(offer.list_price, currency) }),
    offer ? translate('counter.phone.in_stock', { count: offer.qty_available }) : '',
  ];
  const price = line.price === null ? translate('counter.quote.unpriced') : money(line.price, currency);
  return (
    <Stack spacing={0.5}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {line.qty ?? '?'} × {line.name}
        </Typography>
        <Typography sx={{ whiteSpace: 'nowrap' }}>{price}</Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {line.order_increment_id && (
        <Typography>
          <Link to={`/orders/${Number(line.order_increment_id)}/show`}>
            {translate('counter.quote.ordered', { number: line.order_increment_id })}
          </Link>
        </Typography>
      )}
      {line.note && <Typography sx={{ overflowWrap: 'anywhere' }}>{line.note}</Typography>}
      {onPrice && (
        <Button
          variant="outlined"
          onClick={() => onPrice(line)}
          aria-label={translate('counter.quote.price_of', { name: line.name })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('counter.quote.price')}
        </Button>
      )}
    </Stack>
  );
};

/** Lines of a quote with list prices, stock and quoted prices. */
export const QuoteLines = (props: Props) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const { quote } = props;
  return (
    <Section title={translate('counter.order.goods')}>
      <Stack spacing={2} divider={<Divider flexItem />}>
        {quote.items.map((line) => (
          <Line key={line.position} line={line} {...props} />
        ))}
      </Stack>
      {quote.total > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 600, textAlign: 'right' }}>
          {translate('counter.quote.total', { total: money(quote.total, quote.currency) })}
        </Typography>
      )}
    </Section>
  );
};
