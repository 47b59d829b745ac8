import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useId, useRef, useState } from 'react';
import { valuesOf } from '#storefront/platform/forms/use-form.ts';
import { useSearchForm } from '#storefront/platform/forms/use-search-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import type { Stockroom } from './stockroom-query.ts';
import { FIELDS, keyOf, pieceOf, queryOf, type StockroomSearch } from './stockroom-search.ts';
import styles from './stockroom.module.css';

export const STOCKROOM = '/stockroom';

const CHOICES = {
  yard: ['yards', 'slabs.stock.yard'],
  material: ['materials', 'slabs.stock.material'],
  finish: ['finishes', 'slabs.finish'],
  thickness: ['thicknesses', 'slabs.thickness'],
} as const;
const CHOSEN = ['yard', 'material', 'finish', 'thickness'] as const;

type Props = { stockroom: Stockroom; search: StockroomSearch };

/** Filters of the slab list; they are in the URL and work without scripts. */
export const StockroomFilters = ({ stockroom, search }: Props) => {
  const t = useT();
  const inView = useAddress();
  const router = useRouter();
  const { storeView } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  // Only phones close the filters, to show the slabs first.
  const [isOpen, setIsOpen] = useState(() => FIELDS.some((field) => search[field] !== ''));
  const fields = useId();
  const { key, sent } = useSearchForm(queryOf({ ...search, page: 1 }));
  const { problem } = pieceOf(search, storeView.languageTag);
  const submit = () => form.current?.requestSubmit();
  const wrong = t('slabs.fit.wrong.length');
  return (
    <form
      key={key}
      ref={form}
      className={styles.filters}
      role="search"
      aria-label={t('slabs.stock.filters')}
      action={inView(STOCKROOM)}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = valuesOf(event.currentTarget);
        const fields = Object.fromEntries(FIELDS.map((field) => [field, typed[keyOf(field)]?.trim() ?? '']));
        const next = queryOf({ ...(fields as Omit<StockroomSearch, 'page'>), page: 1 });
        sent(next);
        void router.changeAddress({ search: next });
      }}
    >
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('slabs.stock.filters')}
      </button>
      <div id={fields} className={styles.fields}>
        {CHOSEN.map((field) => {
          const [list, label] = CHOICES[field];
          return (
            <SelectField
              key={field}
              label={t(label)}
              name={keyOf(field)}
              defaultValue={search[field]}
              onChange={submit}
            >
              <option value="">{t('slabs.stock.any')}</option>
              {stockroom[list].map(({ code, label: name, count }) => (
                <option key={code} value={code}>
                  {t('slabs.stock.choice', {
                    name: field === 'thickness' ? t('slabs.thickness.value', { mm: name }) : name,
                    count,
                  })}
                </option>
              ))}
            </SelectField>
          );
        })}
        <fieldset className={styles.piece}>
          <legend>{t('slabs.stock.fits')}</legend>
          <TextField
            label={t('slabs.fit.length')}
            name={keyOf('length')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={search.length}
            error={problem === 'length' ? wrong : undefined}
          />
          <TextField
            label={t('slabs.fit.width')}
            name={keyOf('width')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={search.width}
            error={problem === 'width' ? wrong : undefined}
          />
          <SelectField
            label={t('slabs.fit.unit')}
            name={keyOf('unit')}
            defaultValue={search.unit || (storeView.countryId === 'US' ? 'in' : 'mm')}
          >
            <option value="mm">{t('slabs.fit.unit.mm')}</option>
            <option value="in">{t('slabs.fit.unit.in')}</option>
          </SelectField>
          <p className={styles.hint}>{t('slabs.stock.fits.hint')}</p>
        </fieldset>
        <Checkbox
          label={t('slabs.stock.free')}
          name={keyOf('free')}
          value="yes"
          defaultChecked={search.free !== ''}
          onChange={submit}
        />
        <Button type="submit" kind="secondary" size="medium" className={styles.submit}>
          {t('slabs.stock.submit')}
        </Button>
      </div>
    </form>
  );
};
