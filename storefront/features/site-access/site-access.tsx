import { useEffect, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAdoptedStyles } from '#storefront/ui/adopted-styles.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { GetSiteAccessDocument, type GetSiteAccessQuery } from './api/get-site-access.graphql.ts';
import { SetSiteAccessDocument } from './api/set-site-access.graphql.ts';
import css from './site-access.css?inline';

type Question = GetSiteAccessQuery['siteAccess'][number];
type Props = {
  cartId: string;
  /** The answer was saved: ways to ship and totals may cost something else now. */
  onSaved: () => Promise<void>;
};

const chosenOf = (questions: readonly Question[]): readonly string[] =>
  questions.filter(({ is_chosen: isChosen }) => isChosen).map(({ code }) => code);

/** What a carrier must know of the place before freight is priced. Nothing where the back end asks for nothing. */
export default function SiteAccess({ cartId, onSaved }: Props) {
  useAdoptedStyles(css);
  const t = useT();
  const money = useMoney();
  const { commerce } = usePlatform();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [told, setTold] = useState<'access.failed' | 'access.saved'>();

  useEffect(() => {
    let isCurrent = true;
    commerce.query(GetSiteAccessDocument, { cartId }, { noCache: true }).then(
      ({ siteAccess }) => isCurrent && setQuestions(siteAccess),
      // A stock Magento asks nothing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [commerce, cartId]);

  const answer = async (code: string, isTrue: boolean): Promise<void> => {
    const before = questions;
    const next = questions.map((each) => (each.code === code ? { ...each, is_chosen: isTrue } : each));
    setQuestions(next);
    setTold(undefined);
    try {
      await commerce.mutate(
        SetSiteAccessDocument,
        { cartId, access: [...chosenOf(next)] },
        { isIdempotent: true, replaceKey: 'site-access' },
      );
      await onSaved();
      setTold('access.saved');
    } catch {
      setQuestions(before);
      setTold('access.failed');
    }
  };

  if (questions.length === 0) return null;
  return (
    <fieldset className="site-access">
      <legend>{t('access.title')}</legend>
      <p className="site-access-note">{t('access.hint')}</p>
      {questions.map(({ code, label, is_chosen: isChosen, price }) => (
        <div key={code} className="site-access-row">
          <Checkbox
            name={`access_${code}`}
            label={label}
            checked={isChosen}
            onChange={(event) => void answer(code, event.currentTarget.checked)}
          />
          <span className="site-access-note">
            {price.value && price.currency
              ? t('access.more', { price: money({ value: price.value, currency: price.currency }) })
              : t('access.included')}
          </span>
        </div>
      ))}
      <div role="status" className={told === 'access.failed' ? 'site-access-failed' : undefined}>
        {told === 'access.failed' && t(told)}
        {told === 'access.saved' && <VisuallyHidden>{t(told)}</VisuallyHidden>}
      </div>
    </fieldset>
  );
}
