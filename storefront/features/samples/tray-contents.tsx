import { useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { isOut } from './is-out.ts';
import styles from './samples.module.css';
import type { Tray, TrayLine } from './types.ts';
import type { SampleRule } from './use-offers.ts';

const useAmount = () => {
  const t = useT();
  const money = useMoney();
  return ({ rowTotal }: TrayLine): string => (rowTotal?.value === 0 ? t('samples.free') : money(rowTotal));
};

/** Samples in the cart with their price and the rule for free samples. */
export const TrayContents = ({ tray, rule }: { tray: Tray; rule: SampleRule | undefined }) => {
  const t = useT();
  const amount = useAmount();
  const [removed, setRemoved] = useState('');
  const [problem, setProblem] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const remove = async ({ uid, name }: TrayLine): Promise<void> => {
    setProblem('');
    try {
      await tray.remove(uid);
      setRemoved(t('samples.removed', { name }));
      // The pressed button has gone with its line.
      top.current?.focus();
    } catch {
      setProblem(t('samples.failed'));
    }
  };
  const list = () => {
    if (tray.skus.length === 0 && !tray.lines?.length) return <p>{t('samples.empty')}</p>;
    if (!tray.lines) return <Skeleton className={styles.loading} />;
    return (
      <ul className={styles.lines}>
        {tray.lines.map((line) => (
          <li key={line.uid} className={styles.line}>
            <span className={styles.picture}>
              {line.image && <Image src={line.image.url} alt="" width={80} sizes="4rem" />}
            </span>
            <span className={styles.name}>
              <Link href={line.path}>{line.name}</Link>
              {isOut(line.isAvailable) && <span className={styles.gone}>{t('samples.out')}</span>}
              <Button
                kind="link"
                size="small"
                aria-label={t('samples.remove.label', { name: line.name })}
                onClick={() => void remove(line)}
              >
                {t('samples.remove')}
              </Button>
            </span>
            <span className={styles.amount}>{amount(line)}</span>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div ref={top} className={styles.contents} tabIndex={-1}>
      {list()}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {rule && (
        <p className={styles.rule}>
          {t(rule.free_pieces > 0 ? 'samples.rule' : 'samples.rule.none', {
            pieces: rule.free_pieces,
            days: rule.free_days,
          })}{' '}
          {t('samples.parcel')}
        </p>
      )}
      <p role="status">
        <VisuallyHidden>{removed}</VisuallyHidden>
      </p>
    </div>
  );
};
