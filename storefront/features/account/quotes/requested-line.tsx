import { languageFacts } from '#contract/language-facts.ts';
import { MAX_QUOTE_FINISH, MAX_QUOTE_LINE_NOTE, QUOTE_AREA_LENGTH, QUOTE_QUANTITY_LENGTH } from '#contract/quotes.ts';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import type { LineProblem, Wanted } from './request-values.ts';
import styles from './quotes.module.css';

type Props = { wanted: Wanted; index: number; draft: FormValues | undefined; problem: LineProblem | undefined };

/** Fields of one product: the quantity, and finish and area if they are open. */
export const RequestedLine = ({ wanted, index, draft, problem }: Props) => {
  const t = useT();
  const { storeView } = usePlatform();
  const valueOf = (name: string): string | undefined => draft?.[`${name}-${index}`];
  const { name, choices, sku, image, isOpen, quantity, area, finish } = wanted;
  const unit = valueOf('unit') ?? area?.unit ?? languageFacts(storeView.language).areaUnit;
  return (
    <fieldset className={styles.requestLine}>
      <legend>
        {image && (
          <span className={styles.picture}>
            <Image src={image} alt="" width={160} sizes="5rem" />
          </span>
        )}
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{[...choices, sku].join(' · ')}</span>
        </span>
      </legend>
      <TextField
        label={t('quotes.ask.quantity')}
        name={`quantity-${index}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={QUOTE_QUANTITY_LENGTH}
        defaultValue={valueOf('quantity') ?? quantity ?? ''}
        error={
          problem === 'quantity'
            ? t('quotes.ask.bad_quantity')
            : problem === 'need'
              ? t(isOpen ? 'quotes.ask.need' : 'quotes.ask.bad_quantity')
              : undefined
        }
      />
      {isOpen && (
        <>
          <TextField
            label={t('quotes.ask.area')}
            name={`area-${index}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={QUOTE_AREA_LENGTH}
            defaultValue={valueOf('area') ?? area?.text}
            error={problem === 'area' ? t('quotes.ask.bad_area') : undefined}
          />
          <SelectField label={t('quotes.ask.unit')} name={`unit-${index}`} defaultValue={unit}>
            <option value="SQFT">{t('quotes.ask.unit.sqft')}</option>
            <option value="M2">{t('quotes.ask.unit.m2')}</option>
          </SelectField>
          <TextField
            className={styles.wide}
            label={t('quotes.ask.finish')}
            name={`finish-${index}`}
            autoComplete="off"
            maxLength={MAX_QUOTE_FINISH}
            defaultValue={valueOf('finish') ?? finish}
          />
        </>
      )}
      <TextField
        className={styles.wide}
        label={t('quotes.ask.line_note')}
        name={`note-${index}`}
        autoComplete="off"
        maxLength={MAX_QUOTE_LINE_NOTE}
        defaultValue={valueOf('note')}
      />
    </fieldset>
  );
};
