import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { rest } from '../rest.ts';
import { croppedPicture } from './crop.ts';
import { PhotoField, type Photo } from './photo-field.tsx';
import { priceBody, PriceFields, type Price } from './price-fields.tsx';
import { lengthUnit, millimetresOf, thicknessOf } from './size.ts';
import type { SlabForm } from './types.ts';
import { useSlabProblem } from './use-slab-problem.ts';

/** Proportion of the crop before a size is entered. */
const USUAL_ASPECT = 1.7;

const FIELDS = [
  ['lot', 'counter.slab.lot'],
  ['bundle', 'counter.slab.bundle'],
  ['rack', 'counter.stock.rack'],
] as const;

/** Photograph, lot, place, size and price of a new slab. */
export const NewSlabForm = ({ form }: { form: SlabForm }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const problemOf = useSlabProblem();
  const [locale] = useLocaleState();
  const [photo, setPhoto] = useState<Photo>();
  const [values, setValues] = useState({
    lot: '',
    bundle: form.bundle ?? '',
    rack: '',
    length: '',
    width: '',
    thickness: form.thickness_mm ?? '',
  });
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(form.choices.map(({ attribute, proposed }) => [attribute, proposed ?? ''])),
  );
  const [price, setPrice] = useState<Price>({
    rule: 'area',
    amounts: Object.fromEntries(
      form.prices.map(({ currency, per_sq_ft: rate }) => [currency, rate === null ? '' : String(rate)]),
    ),
  });
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const currencies = form.prices.map(({ currency }) => currency);
  const set = (name: keyof typeof values, value: string): void => setValues({ ...values, [name]: value });

  const [length, width] = [millimetresOf(values.length, locale), millimetresOf(values.width, locale)];
  const size = length && width ? { length_mm: length, width_mm: width } : undefined;
  const thickness = thicknessOf(values.thickness, locale);
  const unit = lengthUnit(locale);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const amounts = priceBody(price, currencies);
    if (!photo || !size || !thickness || !amounts) {
      setProblem(translate('counter.slab.incomplete'));
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      const { sku } = await rest<{ sku: string }>('POST', '/V1/slabs', {
        body: {
          slab: {
            parent_sku: form.sku,
            lot: values.lot,
            bundle: values.bundle,
            rack: values.rack,
            options: Object.entries(chosen).flatMap(([attribute, option]) => (option ? [{ attribute, option }] : [])),
            ...size,
            thickness_mm: thickness,
            price: amounts,
            picture: { base64_encoded_data: await croppedPicture(photo.url, photo.area) },
          },
        },
      });
      notify(translate('counter.slab.done'), { type: 'success' });
      void navigate(`/slabs/${encodeURIComponent(sku)}/show`);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void send(event)}>
      <PhotoField aspect={length && width ? length / width : USUAL_ASPECT} onChange={setPhoto} />
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          label={translate(label)}
          value={values[name]}
          onChange={({ target }) => set(name, target.value)}
          required={name === 'lot'}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
      ))}
      {form.choices.map(({ attribute, label, options }) => (
        <TextField
          key={attribute}
          select
          label={label}
          value={chosen[attribute] ?? ''}
          onChange={({ target }) => setChosen({ ...chosen, [attribute]: target.value })}
          required={attribute !== 'slab_yard'}
        >
          {options.map((option) => (
            <MenuItem key={option.code} value={option.code}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Stack direction="row" spacing={1}>
        <TextField
          label={`${translate('counter.slab.length')} (${unit})`}
          value={values.length}
          onChange={({ target }) => set('length', target.value)}
          required
          error={values.length !== '' && !length}
          autoComplete="off"
        />
        <TextField
          label={`${translate('counter.slab.width')} (${unit})`}
          value={values.width}
          onChange={({ target }) => set('width', target.value)}
          required
          error={values.width !== '' && !width}
          autoComplete="off"
        />
      </Stack>
      <TextField
        label={`${translate('counter.slab.thickness')} (mm)`}
        value={values.thickness}
        onChange={({ target }) => set('thickness', target.value)}
        required
        error={values.thickness !== '' && !thickness}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <PriceFields price={price} currencies={currencies} size={size} onChange={setPrice} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        {translate('counter.slab.publish')}
      </Button>
    </Stack>
  );
};
