import { today, useNeededBy } from '#storefront/platform/delivery-place/delivery-place.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { TextField } from '#storefront/ui/field/text-field.tsx';

/** Field for the date by which the shopper needs the delivery. Valid dates are saved on blur. */
export const NeededBy = () => {
  const t = useT();
  const [neededBy, save] = useNeededBy();
  return (
    <TextField
      label={t('estimate.needed_by')}
      optional={t('field.optional')}
      type="date"
      name="needed-by"
      min={today()}
      defaultValue={neededBy}
      key={neededBy}
      onBlur={({ currentTarget: { value, validity } }) => {
        if (validity.valid && value !== neededBy) save(value);
      }}
    />
  );
};
