import { type Translate, useT } from '#storefront/platform/i18n/use-t.ts';
import {
  type ChoiceProblem,
  isTyped,
  type Choice,
  responseTo,
  type Selections,
  type ProductChoices,
  problemsOf,
  firstResponses,
  type Selection,
  chosenOf,
  priceAsChosen,
} from './choices.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import type { Price } from '#storefront/platform/product-data/price.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { focusRefusedQuantity, QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import { type AddToCart, finalAt, pictureToSave, type Buyable, type Product } from '../model/product.ts';
import styles from '../buy/buy-panel.module.css';
import { StockLine, StockWords, type DeliveryComponent } from '../buy/buy-panel.tsx';
import { ChoiceField } from './choice-field.tsx';
import { OutcomeLine, useAdding } from './use-adding.tsx';
import choiceStyles from './choices.module.css';

/** Message of an invalid choice. */
const problemWords = (
  t: Translate,
  { kind, of, title, maxCharacters: max }: Choice,
  problem: ChoiceProblem,
): string => {
  switch (problem.code) {
    case 'unfinished':
      return t('choices.unfinished', { title });
    case 'too_long':
      return t('choices.too-long', { title, length: problem.length, max });
    case 'file':
      return t('choices.file.required');
    default:
      if (of === 'files') return t('choices.missing.files');
      return isTyped(kind) ? t('choices.missing.text', { title }) : t('choices.missing.value', { title });
  }
};

type Refused = { words: string[]; selections: Selections };

/**
 * Compares the choices with the current options of the product: returns messages for values that are no longer offered,
 * and the values that still are.
 */
export const rejectedResponses = (
  t: Translate,
  { before, now, selections }: { before: readonly Choice[]; now: readonly Choice[]; selections: Selections },
): Refused => {
  const words: string[] = [];
  const saved = { ...selections };
  for (const choice of before) {
    const { values, ...more } = responseTo(selections, choice);
    if (values.every((value) => !value.trim())) continue;
    const { uid, title } = choice;
    const today = now.find((one) => one.uid === uid);
    if (!today) {
      words.push(t('choices.gone', { title }));
      delete saved[uid];
    } else if (!isTyped(choice.kind)) {
      const lost = values.filter((value) => !today.values.some((one) => one.uid === value && one.isInStock));
      for (const value of lost) {
        const name = choice.values.find((one) => one.uid === value)?.label ?? '';
        const isSoldOut = today.values.some((one) => one.uid === value);
        words.push(t(isSoldOut ? 'choices.gone.sold-out' : 'choices.gone.value', { name, title }));
      }
      saved[uid] = { ...more, values: values.filter((value) => !lost.includes(value)) };
    }
  }
  return { words, selections: saved };
};

/** Notes on downloadable files: included files, excerpts, and the required account. */
const FilesPart = ({ included, samples, isOfFiles }: ProductChoices) => {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  if (!isOfFiles) return null;
  return (
    <>
      {included.length > 0 && (
        <section className={choiceStyles.part}>
          <h2>{t('choices.files.included')}</h2>
          <ul>
            {included.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </section>
      )}
      {samples.length > 0 && (
        <section className={choiceStyles.part}>
          <h2>{t('choices.files.looks')}</h2>
          <ul>
            {samples.map(({ title, url }) => (
              <li key={url}>
                <a className={choiceStyles.look} data-reload="" href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isSignedIn && (
        <p className={choiceStyles.note}>
          {t('choices.files.account')} <Link href="#sign-in">{t('choices.files.sign-in')}</Link>
        </p>
      )}
    </>
  );
};

type Props = {
  /** Current options of the product; null when they cannot be loaded. */
  refetchPrices: () => Promise<ProductChoices | null | undefined>;
  product: Product;
  buyable: Buyable;
  price: Price;
  requested: ProductChoices;
  isChosen: boolean;
  addToCart: AddToCart;
  Delivery: DeliveryComponent | undefined;
  /** The sample button, shown beside “Add to cart”. */
  sample: ReactNode;
};

/** Partly entered dates: their value is empty, but they are not unanswered. */
const unfinishedIn = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set([...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput).map(({ name }) => name));

/** The form of all choices of a product, with the total and the button. */
export const ChoiceForm = ({
  refetchPrices,
  product,
  buyable,
  price,
  requested,
  isChosen,
  addToCart,
  Delivery,
  sample,
}: Props) => {
  const t = useT();
  const money = useMinorMoney();
  const form = useRef<HTMLFormElement>(null);
  const { choices, isOfFiles } = requested;
  const [responses, setResponses] = useState(() => firstResponses(choices));
  const [quantity, setQuantity] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [unfinished, setUnfinished] = useState<ReadonlySet<string>>(new Set());
  const { outcome, add, refuse, settle } = useAdding(addToCart);
  const open = problemsOf(choices, responses, unfinished);
  const problems = attempt > 0 ? open : undefined;
  const { total, isLeast, bases } = priceAsChosen(requested, responses, finalAt(buyable, price, quantity));
  const { sku } = buyable;
  const parentSku = product.variants.length > 0 ? product.sku : undefined;
  const items = useMemo(
    () => [{ sku, parentSku, quantity, ...chosenOf(choices, responses) }] as const,
    [sku, parentSku, quantity, choices, responses],
  );
  const isOrderable = buyable.isInStock && !choices.some(({ kind, isRequired }) => kind === 'file' && isRequired);

  useEffect(() => {
    if (attempt > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]:not(fieldset), [data-wrong] input')?.focus();
  }, [attempt]);

  const missing = [
    ...(isChosen ? [] : [t('product.buy.choose')]),
    ...choices.flatMap((choice) => {
      const problem = open.get(choice.uid);
      return problem ? [problemWords(t, choice, problem)] : [];
    }),
  ];

  const onSelect = (choice: Choice) => (response: Selection) => {
    setResponses((now) => ({ ...now, [choice.uid]: response }));
    if (form.current) setUnfinished(unfinishedIn(form.current));
    settle();
  };
  /** The options may have changed since the page was opened: reports which values are no longer offered. */
  const explain = async (): Promise<void> => {
    const today = await refetchPrices();
    if (!today) return;
    const refused = rejectedResponses(t, { before: choices, now: today.choices, selections: responses });
    const wrong = problemsOf(today.choices, refused.selections);
    setResponses(refused.selections);
    if (wrong.size > 0) setAttempt((now) => now + 1);
    if (refused.words.length > 0) refuse(refused.words.join(' '));
    else if (wrong.size > 0) refuse(t('choices.wrong', { count: wrong.size }));
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (focusRefusedQuantity(event.currentTarget)) return;
    const half = unfinishedIn(event.currentTarget);
    const wrong = problemsOf(choices, responses, half);
    setUnfinished(half);
    if (wrong.size > 0) {
      setAttempt((now) => now + 1);
      return refuse(t('choices.wrong', { count: wrong.size }));
    }
    setAttempt(0);
    if (!isChosen) return refuse(t('product.buy.choose'));
    const image = pictureToSave(buyable) ?? pictureToSave(product);
    const isAdded = await add({
      ...items[0],
      name: product.name,
      ...(image && { image }),
    });
    if (!isAdded) await explain();
  };

  return (
    <form method="dialog" ref={form} className={styles.panel} noValidate onSubmit={(event) => void onSubmit(event)}>
      <StockLine buyable={buyable} />
      <div className={choiceStyles.choices}>
        {choices.map((choice) => {
          const problem = problems?.get(choice.uid);
          return (
            <ChoiceField
              key={choice.uid}
              choice={choice}
              selection={responseTo(responses, choice)}
              base={bases[choice.of]}
              currency={price.currency}
              error={problem && problemWords(t, choice, problem)}
              onSelect={onSelect(choice)}
            />
          );
        })}
        <FilesPart {...requested} />
      </div>
      <div className={styles.bar}>
        <div className={styles.order}>
          {!isOfFiles && (
            <QuantityField
              value={quantity}
              onChange={(next) => {
                setQuantity(next);
                settle();
              }}
              labels={{
                field: t('product.buy.quantity'),
                less: t('product.buy.less'),
                more: t('product.buy.more'),
              }}
              isDisabled={!buyable.isInStock}
            />
          )}
          <p className={styles.total} aria-live="polite" aria-atomic="true">
            <span className={styles.totalLabel}>{t(isLeast ? 'choices.total.from' : 'product.buy.total')}</span>{' '}
            <strong>{money(total * quantity, price.currency)}</strong>
          </p>
        </div>
        <Button type="submit" isWide isBusy={outcome.kind === 'adding'} disabled={!isOrderable}>
          {buyable.isInStock ? t('product.buy.add') : <StockWords buyable={buyable} />}
        </Button>
        {sample}
        <OutcomeLine outcome={outcome} added={t('product.buy.added')} />
      </div>
      {Delivery && isOrderable && <Delivery items={items} missing={missing.join(' ') || undefined} />}
    </form>
  );
};
