import { MAX_COUPON_LENGTH } from '#contract/cart-limits.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { useCartContext } from '../cart-context.tsx';
import { changedCart, made } from '../api/changed-cart.ts';
import { isUncertain, NotMadeError } from '../state/cart-failures.ts';
import type { ChangedCart } from '../state/types.ts';
import { ApplyCouponDocument } from './apply-coupon.graphql.ts';
import { RemoveCouponDocument } from './remove-coupon.graphql.ts';
import styles from './coupon-box.module.css';

const BY_CODE: Readonly<Record<string, MessageId>> = {
  COUPON_ENDED: 'cart.coupon.ended',
  COUPON_USED: 'cart.coupon.used',
  COUPON_CONDITIONS: 'cart.coupon.conditions',
  COUPON_ALREADY_APPLIED: 'cart.coupon.one',
  COUPON_TRIES: 'cart.coupon.tries',
};

/** Reason for refusing a code; a plain Magento only reports an invalid code. */
const refusalOf = (error: unknown): MessageId => {
  if (error instanceof NotMadeError) return 'cart.coupon.not_made';
  if (isUncertain(error)) return 'cart.coupon.connection';
  const code = error instanceof GraphqlError ? error.problems[0]?.code : undefined;
  return BY_CODE[code ?? ''] ?? 'cart.coupon.unknown';
};

/** The code is not valid, or the cart was emptied in another tab. */
const isNoSuchEntity = (error: unknown): boolean =>
  error instanceof GraphqlError && error.problems[0]?.category === 'graphql-no-such-entity';

type Notice = { message: 'cart.coupon.applied' | 'cart.coupon.removed'; code: string };

/** Adds a coupon code, lists applied codes and announces the result. */
const CouponBox = ({ cartId, codes }: { cartId: string; codes: readonly string[] }) => {
  const t = useT();
  const { commerce, storeView } = usePlatform();
  const isTaxIncluded = storeView.tax === 'included';
  const {
    store,
    actions: { change: changeCart, getDetails },
  } = useCartContext();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<MessageId>();
  const [notice, setNotice] = useState<Notice>();
  const [lost, setLost] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(codes.length === 0);
  const [known, setKnown] = useState(codes);
  const [isRemoving, setRemoving] = useState(false);

  const gone = known.filter((code) => !codes.includes(code));
  if (gone.length > 0 || codes.some((code) => !known.includes(code))) {
    setKnown(codes);
    if (!isRemoving) setLost(gone[0] ?? '');
  }

  const asCartHas = (typed: string): string =>
    codes.find((code) => code.toUpperCase() === typed.toUpperCase()) ?? typed;

  useEffect(() => {
    if (isFirst.current) input.current?.focus();
  }, []);

  const isInForce = (code: string): boolean =>
    (store.getState().details?.coupons ?? []).some((known) => known.toUpperCase() === code.toUpperCase());

  /** After a lost response, the next cart shows whether the change was made. */
  const change = async (work: () => Promise<ChangedCart>, { message, code }: Notice): Promise<void> => {
    const lost = await changeCart(work).then(
      () => undefined,
      async (error: unknown) => {
        if (!isUncertain(error)) throw error;
        await getDetails();
        return error;
      },
    );
    if (lost && isInForce(code) !== (message === 'cart.coupon.applied')) throw new NotMadeError(lost);
  };

  const run = async (work: () => Promise<ChangedCart>, done: Notice): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    setLost('');
    setNotice(undefined);
    try {
      await change(work, done);
      setNotice(done);
      if (input.current) input.current.value = '';
    } catch (error) {
      // The cart page shows an empty cart as such.
      if (isNoSuchEntity(error)) await getDetails().catch(() => {});
      setRefusal(refusalOf(error));
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (code)
      void run(
        async () =>
          changedCart(
            (await made(commerce.mutate(ApplyCouponDocument, { cartId, code })))?.applyCouponToCart,
            isTaxIncluded,
          ),
        { message: 'cart.coupon.applied', code },
      );
    else {
      setRefusal('cart.coupon.empty');
      input.current?.focus();
    }
  };

  const remove = async (code: string): Promise<void> => {
    setRemoving(true);
    await run(
      async () =>
        changedCart(
          (await made(commerce.mutate(RemoveCouponDocument, { cartId })))?.removeCouponFromCart,
          isTaxIncluded,
        ),
      { message: 'cart.coupon.removed', code },
    );
    setRemoving(false);
    input.current?.focus();
  };

  return (
    <div className={styles.box}>
      {lost && (
        <p className={styles.lost} role="alert">
          {t('cart.coupon.lost', { code: lost })}
        </p>
      )}
      {codes.length > 0 ? (
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              <span>{t('cart.coupon.in_force', { code })}</span>
              <Button
                kind="link"
                size="small"
                isBusy={isBusy}
                aria-label={t('cart.coupon.remove.label', { code })}
                onClick={() => void remove(code)}
              >
                {t('cart.coupon.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <form method="dialog" className={styles.form} noValidate onSubmit={apply}>
          <TextField
            ref={input}
            name="coupon"
            label={t('cart.coupon.label')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_COUPON_LENGTH}
            className={styles.field}
            error={refusal && t(refusal)}
          />
          <Button type="submit" kind="secondary" size="medium" isBusy={isBusy}>
            {t('cart.coupon.apply')}
          </Button>
        </form>
      )}
      {codes.length > 0 && refusal && (
        <p className={styles.lost} role="alert">
          {t(refusal)}
        </p>
      )}
      <p role="status" className={styles.notice}>
        {notice && t(notice.message, { code: asCartHas(notice.code) })}
        {!notice && refusal && codes.length === 0 && <VisuallyHidden>{t(refusal)}</VisuallyHidden>}
      </p>
    </div>
  );
};

export default CouponBox;
