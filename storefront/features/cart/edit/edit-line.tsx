import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { unitPriceMessage } from '#storefront/platform/selling-unit/selling-unit.ts';
import type { CartLine } from '../state/types.ts';
import { useCoverage } from '../use-coverage.ts';
import { lineChoicesQuery, type LineChoice } from './line-choices.ts';
import { useReplaceVariant } from './use-replace-variant.ts';
import styles from './edit-line.module.css';

type ChoiceProps = {
  choice: LineChoice;
  line: CartLine;
  isChosen: boolean;
  hasPrice: boolean;
  onChoose: () => void;
};

/** False if the cart charges another price than the catalogue: by quantity, quote or destination. */
const isCatalogPrice = (line: CartLine, choices: readonly LineChoice[]): boolean =>
  choices.find(({ sku }) => sku === line.sku)?.price.value === line.unitPrice?.value;

const Choice = ({ choice, line, isChosen, hasPrice, onChoose }: ChoiceProps) => {
  const t = useT();
  const money = useMoney();
  const price = hasPrice ? money(choice.price) : undefined;
  const coverage = useCoverage()(line.quantity, choice.coverageSqFt);
  const facts = choice.isInStock
    ? [price && t(unitPriceMessage(line.sellingUnit), { price }), coverage]
    : [t('cart.edit.out_of_stock')];
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="variant"
        checked={isChosen}
        disabled={!choice.isInStock && choice.sku !== line.sku}
        onChange={onChoose}
      />
      <span className={styles.picture}>
        {choice.imageUrl && <Image src={choice.imageUrl} alt="" width={80} sizes="4rem" />}
      </span>
      <span className={styles.name}>
        {choice.name}
        {facts.filter(Boolean).map((fact) => (
          <span key={fact} className={styles.detail}>
            {fact}
          </span>
        ))}
      </span>
    </label>
  );
};

type Props = {
  /** The line when the dialog opened. */
  line: CartLine;
  /** Called when the line was replaced by another variant. */
  onChanged: (name: string, sku: string) => void;
  /** Called when the cart was unusable and has been replaced. */
  onReplaced: () => void;
  onClose: () => void;
};

/** The dialog that replaces a line by another variant of its product, in the same quantity. */
export default function EditLine({ line, onChanged, onReplaced, onClose }: Props) {
  const t = useT();
  const platform = usePlatform();
  const [sku, setSku] = useState(line.sku);
  const { data: choices, isError, refetch } = useQuery(lineChoicesQuery(platform, line.parentSku ?? ''));
  const { exchange, isBusy, problem } = useReplaceVariant(line);

  const save = async (): Promise<void> => {
    if (sku === line.sku) return onClose();
    const outcome = await exchange(sku);
    if (outcome === 'changed') onChanged(choices?.find((choice) => choice.sku === sku)?.name ?? '', sku);
    if (outcome === 'replaced') onReplaced();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cart.edit.title', { name: line.name })}
      closeLabel={t('common.close')}
      footer={
        <Button isWide isBusy={isBusy} disabled={!choices} onClick={() => void save()}>
          {t('cart.edit.save')}
        </Button>
      }
    >
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isError && (
        <p className={styles.problem} role="alert">
          {t('cart.edit.failed')}{' '}
          <Button kind="link" size="small" onClick={() => void refetch()}>
            {t('cart.retry')}
          </Button>
        </p>
      )}
      {choices ? (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('cart.edit.legend', { quantity: line.quantity })}</legend>
          {choices.map((choice) => (
            <Choice
              key={choice.sku}
              choice={choice}
              line={line}
              isChosen={choice.sku === sku}
              hasPrice={isCatalogPrice(line, choices)}
              onChoose={() => setSku(choice.sku)}
            />
          ))}
        </fieldset>
      ) : (
        !isError && <Skeleton className={styles.loading} />
      )}
    </Dialog>
  );
}
