import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import styles from './obstacles.module.css';

/** Why checkout cannot start, with what to do about it. */
const Obstacle = ({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}) => (
  <div className={styles.obstacle} role="status">
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
    {action}
  </div>
);

export const EmptyCart = () => {
  const t = useT();
  return (
    <Obstacle
      title={t('checkout.empty')}
      text={t('checkout.empty.hint')}
      action={
        <Link className={buttonClass()} href="/">
          {t('cart.continue')}
        </Link>
      }
    />
  );
};

export const CartLoadError = ({ retry }: { retry: () => void }) => {
  const t = useT();
  return (
    <Obstacle
      title={t('checkout.unread')}
      text={t('checkout.unread.hint')}
      action={<Button onClick={retry}>{t('checkout.retry')}</Button>}
    />
  );
};

export const SessionEnded = ({ onGuest }: { onGuest: () => void }) => {
  const t = useT();
  return (
    <Obstacle
      title={t('checkout.session_ended')}
      text={t('checkout.session_ended.hint')}
      action={
        <>
          <a className={buttonClass()} href="#sign-in">
            {t('checkout.sign_in')}
          </a>
          <Button kind="link" size="small" onClick={onGuest}>
            {t('checkout.session_ended.guest')}
          </Button>
        </>
      }
    />
  );
};

export type BlockedItem = { name: string; /** Why, where it is not for want of stock. */ note?: ReactNode };

export const CartBlocked = ({ items }: { items: readonly BlockedItem[] }) => {
  const t = useT();
  return (
    <Obstacle
      title={t('checkout.blocked.title')}
      text={t('checkout.blocked')}
      action={
        <Link className={buttonClass()} href="/cart">
          {t('checkout.back')}
        </Link>
      }
    >
      <ul className={styles.names}>
        {items.map(({ name, note }) => (
          <li key={name}>
            {name}
            {note}
          </li>
        ))}
      </ul>
    </Obstacle>
  );
};
