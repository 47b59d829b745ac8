import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import type { Quote } from './types.ts';

/** Texts sent to the customer, and the state history of a quote. */
export const QuoteHistory = ({ quote }: { quote: Quote }) => {
  const translate = useTranslate();
  const { day, time } = useFormats();
  return (
    <Section title={translate('counter.quote.history')}>
      {quote.valid_until && (
        <Typography>{translate('counter.quote.valid_until', { day: day(quote.valid_until) })}</Typography>
      )}
      {[quote.message, quote.shipping_note].map(
        (text, place) =>
          text && (
            <Typography key={place} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          ),
      )}
      <List dense disablePadding>
        {quote.history.map(({ state, created_at: at, by, comment }, place) => (
          <ListItem key={place} disableGutters>
            <ListItemText
              primary={[translate(`counter.quote_state.${state}`), comment].filter(Boolean).join(' · ')}
              secondary={`${time(at)} · ${translate(`counter.quote_by.${by}`)}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
};
