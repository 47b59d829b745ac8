import type { PriceQuoteState } from './get-price-quotes.graphql.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Badge } from '#storefront/ui/badge/badge.tsx';

export const STATES = {
  REQUESTED: 'quotes.state.requested',
  ANSWERED: 'quotes.state.answered',
  ACCEPTED: 'quotes.state.accepted',
  DECLINED: 'quotes.state.declined',
  EXPIRED: 'quotes.state.expired',
  WITHDRAWN: 'quotes.state.withdrawn',
} as const satisfies Readonly<Record<PriceQuoteState, string>>;

const TONES = { ANSWERED: 'accent', ACCEPTED: 'success' } as const;

export const QuoteBadge = ({ state }: { state: PriceQuoteState }) => {
  const t = useT();
  const tone = state === 'ANSWERED' || state === 'ACCEPTED' ? TONES[state] : undefined;
  return <Badge {...(tone && { tone })}>{t(STATES[state])}</Badge>;
};
