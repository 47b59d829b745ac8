import { useEffect, useState } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { GetNextStepsDocument, type GetNextStepsQuery } from './api/get-next-steps.graphql.ts';
import { useDay } from '#storefront/platform/i18n/use-day.ts';
import styles from './next-steps.module.css';

type Placed = NonNullable<GetNextStepsQuery['placedOrder']>;
type Words = readonly [MessageId, Record<string, string>?];

const pickupSteps = (delivery: Placed['delivery'], day: (text: string) => string): Words[] => [
  delivery ? ['delivery.next.ready', { day: day(delivery.from) }] : ['delivery.next.ready.unknown'],
  ['delivery.next.bring'],
];

const carriedSteps = (
  { carrier_code: carrier, delivery, later_delivery: later }: Placed,
  day: (text: string) => string,
  hasBoxes: boolean,
): Words[] => [
  ['delivery.next.leaves'],
  ...(delivery ? [['delivery.next.arrives', { from: day(delivery.from), to: day(delivery.to) }] satisfies Words] : []),
  ...(later ? [['delivery.next.rest', { from: day(later.from), to: day(later.to) }] satisfies Words] : []),
  ...(carrier === 'freight' ? [['delivery.next.call'] satisfies Words] : []),
  ...(carrier === 'samples' ? [] : [[hasBoxes ? 'delivery.next.check.boxes' : 'delivery.next.check'] satisfies Words]),
];

/** The steps after an order, with dates. Empty if the back end lacks this query. */
export default function NextSteps({ cartId }: { cartId: string }) {
  const t = useT();
  const day = useDay('long');
  const { commerce } = usePlatform();
  const hasBoxes = useFeature('units of area');
  const [placed, setPlaced] = useState<Placed | null>();
  useEffect(() => {
    let isCurrent = true;
    commerce.query(GetNextStepsDocument, { cartId }, { noCache: true }).then(
      ({ placedOrder }) => isCurrent && setPlaced(placedOrder),
      () => isCurrent && setPlaced(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [commerce, cartId]);
  // Reserves the space until it is known whether there are steps.
  if (!placed) return placed === undefined ? null : <span hidden />;
  const steps: Words[] = [
    ...(placed.awaits_payment ? [['delivery.next.payment'] satisfies Words] : []),
    ...(placed.is_pickup ? pickupSteps(placed.delivery, day) : carriedSteps(placed, day, hasBoxes)),
  ];
  return (
    <section className={styles.nextSteps} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('delivery.next')}</h2>
      <ol>
        {steps.map(([id, values]) => (
          <li key={id}>{t(id, values)}</li>
        ))}
      </ol>
    </section>
  );
}
