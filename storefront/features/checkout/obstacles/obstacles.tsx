import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import styles from './obstacles.module.css';

/** True if the steps were visible before. */
type After = { after: RefObject<boolean> };

/**
 * Reason why checkout cannot start or continue, with a remedy. If it replaces the steps, its heading gets the focus.
 */
const Obstacle = ({
  title,
  text,
  action,
  after,
  children,
}: After & {
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!after.current) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [after]);
  return (
    <div className={styles.obstacle} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
      {action}
    </div>
  );
};

export const EmptyCart = ({ after }: After) => {
  const t = useT();
  return (
    <Obstacle
      after={after}
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

export const CartLoadError = ({ retry, after }: After & { retry: () => void }) => {
  const t = useT();
  return (
    <Obstacle
      after={after}
      title={t('checkout.unread')}
      text={t('checkout.unread.hint')}
      action={<Button onClick={retry}>{t('checkout.retry')}</Button>}
    />
  );
};

export const SessionEnded = ({ onGuest, after }: After & { onGuest: () => void }) => {
  const t = useT();
  return (
    <Obstacle
      after={after}
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

/** The back end takes orders of customers only; the cart stays and goes along with the sign-in. */
export const AccountNeeded = ({ after }: After) => {
  const t = useT();
  return (
    <Obstacle
      after={after}
      title={t('checkout.account_needed')}
      text={t('checkout.account_needed.hint')}
      action={
        <a className={buttonClass()} href="#sign-in">
          {t('checkout.account_needed.action')}
        </a>
      }
    />
  );
};

export type BlockedItem = { name: string; /** Why, where it is not for want of stock. */ note?: ReactNode };

export const CartBlocked = ({ items, after }: After & { items: readonly BlockedItem[] }) => {
  const t = useT();
  return (
    <Obstacle
      after={after}
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
