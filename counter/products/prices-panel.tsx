import { Stack } from '@mui/material';
import { CurrencyPrices } from './currency-prices.tsx';
import type { PanelProps } from './panel.ts';
import { ScheduledPrices } from './scheduled-prices.tsx';
import { TierPrices } from './tier-prices.tsx';
import { useViews } from './use-shop.ts';

/** Prices of a product in each currency: regular, special, by group and quantity, and from a later day. */
export const PricesPanel = ({ product, reload }: PanelProps) => {
  const views = useViews();
  const priced = views.filter(
    (view, place) =>
      views.findIndex(({ base_currency_code }) => base_currency_code === view.base_currency_code) === place,
  );
  return (
    <Stack spacing={4}>
      {priced.map((view) => (
        <Stack key={view.base_currency_code} spacing={2}>
          <CurrencyPrices product={product} view={view} reload={reload} />
          <TierPrices product={product} view={view} reload={reload} />
          <ScheduledPrices product={product} view={view} reload={reload} />
        </Stack>
      ))}
    </Stack>
  );
};
