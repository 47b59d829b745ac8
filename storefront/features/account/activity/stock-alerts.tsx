import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { productPath } from '#storefront/platform/store-view/store-views.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { ActivityList } from './activity-list.tsx';
import { ownAlertsQuery } from './activity-queries.ts';
import { CancelStockAlertDocument } from './cancel-stock-alert.graphql.ts';
import lists from './activity.module.css';

/** Products with a stock alert of the customer. */
export const StockAlerts = () => {
  const t = useT();
  const date = useDate();
  const platform = usePlatform();
  const queries = useQueryClient();
  const query = ownAlertsQuery(platform);
  const [isFailed, setIsFailed] = useState(false);
  const remove = async (token: string): Promise<void> => {
    try {
      await platform.commerce.mutate(CancelStockAlertDocument, { token }, { isIdempotent: true });
      setIsFailed(false);
    } catch {
      setIsFailed(true);
    }
    await queries.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <AccountPart query={useQuery(query)}>
      {(alerts) => (
        <ActivityList
          title={t('activity.alerts')}
          none={t('activity.alerts.none')}
          note={isFailed ? t('activity.alerts.failed') : undefined}
        >
          {alerts.map(({ token, name, url_key: urlKey, expires_at: end }) => (
            <li key={token}>
              <p className={lists.name}>
                {urlKey ? <Link href={productPath(platform.storeView, urlKey)}>{name}</Link> : name}
              </p>
              <p className={lists.facts}>
                {t('activity.alerts.until', { day: date(end) })} ·{' '}
                <Button
                  kind="link"
                  size="small"
                  aria-label={t('activity.alerts.remove.label', { name })}
                  onClick={() => void remove(token)}
                >
                  {t('activity.alerts.remove')}
                </Button>
              </p>
            </li>
          ))}
        </ActivityList>
      )}
    </AccountPart>
  );
};
