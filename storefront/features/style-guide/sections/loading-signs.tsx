import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { GlobalLoading } from '#storefront/ui/loading/global-loading.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { Section, type PartProps } from '../section.tsx';
import styles from './loading-signs.module.css';

export const LoadingSigns = ({ id, title }: PartProps) => {
  const t = useT();
  const [isLoading, setLoading] = useState(false);
  return (
    <Section id={id} title={title} note={t('guide.loading.note')}>
      <div className={styles.cards}>
        {['a', 'b', 'c'].map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.short} />
          </div>
        ))}
      </div>
      <Button kind="default" size="medium" className={styles.toggle} onClick={() => setLoading(!isLoading)}>
        {isLoading ? t('guide.loading.hide') : t('guide.loading.show')}
      </Button>
      <GlobalLoading isLoading={isLoading} label={t('shell.loading')} />
    </Section>
  );
};
