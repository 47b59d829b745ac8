import { Fragment, useState, type ReactNode, type SubmitEvent } from 'react';
import { needsSiteAccess } from '#contract/site-access.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import type { ShippingMethod } from '../types.ts';
import { Actions, StepFailure } from '../forms/form-parts.tsx';
import parts from '../forms/form-parts.module.css';
import styles from './shipping-method-step.module.css';

const keyOf = (method: Pick<ShippingMethod, 'carrier_code' | 'method_code'>): string =>
  `${method.carrier_code}/${method.method_code}`;
const isPickup = (method: ShippingMethod): boolean => method.carrier_code === 'instore';

/** The key, if its method is available. */
const usable = (methods: readonly ShippingMethod[], key: string | undefined): string | undefined =>
  methods.some((method) => method.isAvailable && keyOf(method) === key) ? key : undefined;

/** Delivery is the default; only the shopper can choose a pickup place. */
const firstDelivery = (methods: readonly ShippingMethod[]): string | undefined => {
  const first = methods.find((method) => method.isAvailable && !isPickup(method));
  return first && keyOf(first);
};

type Props = {
  /** One shipment or two, before the methods: it may change their prices. */
  shipments?: ReactNode;
  /** The carrier's questions, shown below the chosen freight. */
  siteAccess?: ReactNode;
  /** Delivery day of a shipping method. */
  dayOf?: ((method: ShippingMethod) => ReactNode) | undefined;
};

export const ShippingMethodStep = ({ shipments, siteAccess, dayOf }: Props) => {
  const t = useT();
  const money = useMoney();
  const { submitShippingMethod } = useCheckoutActions();
  const methods = useCheckout((state) => state.availableShippingMethods);
  // The method in the totals, until one is selected here.
  const chosen = useCheckout((state) => state.shippingMethod ?? state.status?.chosen);
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const failure = useCheckout((state) => state.errors.shippingMethod);
  const [picked, setPicked] = useState<string>();
  const [isRequested, setIsRequested] = useState(false);
  const key = usable(methods, picked) ?? usable(methods, chosen && keyOf(chosen)) ?? firstDelivery(methods);

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const method = methods.find((candidate) => keyOf(candidate) === key);
    setIsRequested(!method);
    if (method) void submitShippingMethod(method).catch(() => undefined);
  };

  const group = (title: string, members: readonly ShippingMethod[]) =>
    members.length > 0 && (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{title}</legend>
        {members.map((method) => (
          <Fragment key={keyOf(method)}>
            <Radio
              isCard
              name="shipping_method"
              value={keyOf(method)}
              checked={key === keyOf(method)}
              disabled={!method.isAvailable}
              onChange={() => setPicked(keyOf(method))}
              hint={method.isAvailable ? undefined : (method.message ?? t('checkout.shipping.unavailable'))}
              label={
                <span className={styles.method}>
                  <span>
                    {method.method_title}
                    {method.isAvailable && dayOf && (
                      <>
                        <br />
                        <small>{dayOf(method)}</small>
                      </>
                    )}
                  </span>
                  <span className={styles.price}>
                    {method.amount?.value === 0 ? t('checkout.way.free') : money(method.amount)}
                  </span>
                </span>
              }
            />
            {key === keyOf(method) && needsSiteAccess(method.carrier_code, method.method_code) && siteAccess}
          </Fragment>
        ))}
      </fieldset>
    );

  if (!methods.length) return <p>{t('checkout.shipping.none')}</p>;
  return (
    <form method="dialog" onSubmit={onSubmit}>
      <StepFailure error={failure} />
      <div role="alert" className={isRequested && !key ? parts.error : undefined}>
        {isRequested && !key && t('checkout.shipping.choose')}
      </div>
      {shipments}
      {group(
        t('checkout.shipping.delivery'),
        methods.filter((method) => !isPickup(method)),
      )}
      {group(t('checkout.shipping.pickup'), methods.filter(isPickup))}
      <Actions>
        <Button type="submit" isBusy={isSubmitting}>
          {t('checkout.continue.billing')}
        </Button>
      </Actions>
    </form>
  );
};
