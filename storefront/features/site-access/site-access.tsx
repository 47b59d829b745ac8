import { useEffect, useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { GetSiteAccessDocument, type GetSiteAccessQuery } from './api/get-site-access.graphql.ts';
import { SetSiteAccessDocument } from './api/set-site-access.graphql.ts';
import { freezeForm } from './freeze-form.ts';
import styles from './site-access.module.css';

type Question = GetSiteAccessQuery['siteAccess'][number];
type Props = {
  cartId: string;
  /** Called after the answers were saved: shipping prices and totals may have changed. */
  onSaved: () => Promise<void>;
};

const chosenOf = (questions: readonly Question[]): readonly string[] =>
  questions.filter(({ is_chosen: isChosen }) => isChosen).map(({ code }) => code);

/** The carrier's questions about the delivery place, needed for pricing freight. Empty if the back end has none. */
export default function SiteAccess({ cartId, onSaved }: Props) {
  const t = useT();
  const money = useMoney();
  const { commerce } = usePlatform();
  const [questions, setQuestions] = useState<readonly Question[]>();
  const [isRequested, setIsRequested] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const [notice, setNotice] = useState<'access.failed' | 'access.saved'>();

  useEffect(() => {
    const form = place.current?.closest('form');
    const frozen = form && freezeForm(form);
    let isCurrent = true;
    const know = (requested: readonly Question[]): void => {
      const was = frozen?.release();
      if (!isCurrent) return;
      setQuestions(requested);
      setIsRequested(requested.length > 0 && (was?.isSent || was?.isPressed) === true);
      if (requested.length === 0 && was?.isSent) form?.requestSubmit();
    };
    commerce.query(GetSiteAccessDocument, { cartId }, { noCache: true }).then(
      ({ siteAccess }) => know(siteAccess),
      // A plain Magento has no questions.
      () => know([]),
    );
    return () => {
      isCurrent = false;
      frozen?.release();
    };
  }, [commerce, cartId]);

  useEffect(() => {
    if (isRequested) group.current?.focus();
  }, [isRequested]);

  const saveResponse = async (code: string, isTrue: boolean): Promise<void> => {
    const before = questions ?? [];
    const next = before.map((each) => (each.code === code ? { ...each, is_chosen: isTrue } : each));
    setQuestions(next);
    setNotice(undefined);
    try {
      await commerce.mutate(
        SetSiteAccessDocument,
        { cartId, access: [...chosenOf(next)] },
        { isIdempotent: true, replaceKey: 'site-access' },
      );
      await onSaved();
      setNotice('access.saved');
    } catch {
      setQuestions(before);
      setNotice('access.failed');
    }
  };

  // The parts below wait until this part's size is known.
  if (!questions) return <span ref={place} hidden data-waits />;
  if (questions.length === 0) return <span ref={place} hidden />;
  return (
    <fieldset ref={group} className={styles.siteAccess} tabIndex={-1}>
      <legend>{t('access.title')}</legend>
      <p className={styles.note}>{t('access.hint')}</p>
      <p role="alert" className={styles.questions}>
        {isRequested && t('access.asked')}
      </p>
      {questions.map(({ code, label, is_chosen: isChosen, price }) => (
        <div key={code} className={styles.row}>
          <Checkbox
            name={`access_${code}`}
            label={label}
            checked={isChosen}
            onChange={(event) => void saveResponse(code, event.currentTarget.checked)}
          />
          <span className={styles.note}>
            {price.value && price.currency
              ? t('access.more', { price: money({ value: price.value, currency: price.currency }) })
              : t('access.included')}
          </span>
        </div>
      ))}
      <div role="status" className={notice === 'access.failed' ? styles.failed : undefined}>
        {notice === 'access.failed' && t(notice)}
        {notice === 'access.saved' && <VisuallyHidden>{t(notice)}</VisuallyHidden>}
      </div>
    </fieldset>
  );
}
