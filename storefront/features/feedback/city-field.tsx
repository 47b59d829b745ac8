import { MAX_ANSWER_LENGTH } from '#contract/feedback.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { GetShowroomCitiesDocument } from './get-showroom-cities.graphql.ts';

const citiesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetShowroomCitiesDocument,
    {},
    { select: ({ showrooms }) => [...new Set((showrooms ?? []).flatMap((showroom) => showroom?.city ?? []))] },
  );

type Props = { label: string; value: string; error: string | undefined; onChange: (value: string) => void };

/** The city of a showroom: a select, or a text field if the back end has no list. */
export const CityField = ({ onChange, ...field }: Props) => {
  const t = useT();
  const { data: cities, isError } = useQuery(citiesQuery(usePlatform()));
  if (isError || cities?.length === 0)
    return (
      <TextField
        {...field}
        name="showroom_city"
        maxLength={MAX_ANSWER_LENGTH}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <SelectField {...field} name="showroom_city" onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('feedback.choose')}</option>
      {cities?.map((city) => (
        <option key={city} value={city}>
          {city}
        </option>
      ))}
    </SelectField>
  );
};
