import type { MessageId } from '#storefront/generated/message-id.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import type { StepName, Timeline } from './timeline.ts';
import styles from './timeline-view.module.css';

const LABELS: Readonly<Record<StepName, MessageId>> = {
  processing: 'track.step.processing',
  ready: 'track.step.ready',
  shipped: 'track.step.shipped',
};
const PICKUP_LABELS: Readonly<Record<StepName, MessageId>> = {
  processing: 'track.step.processing',
  ready: 'track.step.ready.pickup',
  shipped: 'track.step.shipped.pickup',
};

/** A label that already means "done". */
const SELF_EXPLANATORY: MessageId = 'track.step.shipped.pickup';

export const TimelineView = ({ timeline, isPickup }: { timeline: Timeline; isPickup: boolean }) => {
  const t = useT();
  const labels = isPickup ? PICKUP_LABELS : LABELS;
  return (
    <ol className={styles.timeline} data-fill={timeline.fillPercent}>
      {timeline.steps.map((step) => {
        const label = t(labels[step.name]);
        const isAnnounced = step.isCompleted && labels[step.name] !== SELF_EXPLANATORY;
        return (
          <li
            key={step.name}
            className={classNames(styles.step, step.isCompleted && styles.done)}
            aria-current={step.isCurrent ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {step.isCompleted && <Icon name="check" size={14} />}
            </span>
            <span className={styles.label} aria-hidden={isAnnounced || undefined}>
              {label}
            </span>
            {isAnnounced && <VisuallyHidden>{t('track.step.done', { step: label })}</VisuallyHidden>}
            {step.timestamp && <span className={styles.time}>{step.timestamp}</span>}
          </li>
        );
      })}
    </ol>
  );
};
