import { flushSync } from 'react-dom';
import { normalisePostcode } from '#contract/address.ts';
import type { Country } from './countries.ts';
import { write } from './help/fill-place.ts';
import { parseAddress } from './parse-address.ts';

/**
 * Distributes a whole address pasted into the first street line over the fields of the form. Other fields are only
 * filled if they are empty.
 */
export const fillPasted = (
  form: HTMLFormElement,
  text: string,
  countries: readonly Country[],
  chooseCountry: (id: string) => void,
): void => {
  const found = parseAddress(text, countries);
  if (!found) return;
  const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
  if (fieldOf('country_id')?.value !== found.country && !fieldOf('region')?.value)
    flushSync(() => chooseCountry(found.country));
  const [first = '', ...others] = found.street;
  const parts = {
    firstname: found.firstname,
    lastname: found.lastname,
    company: found.company,
    street_1: first,
    street_2: others.join(', '),
    city: found.city,
    region: found.region,
    postcode: normalisePostcode(found.country, found.postcode),
    telephone: found.telephone,
    email: found.email,
  };
  for (const [name, value] of Object.entries(parts)) {
    const field = fieldOf(name);
    if (!field || !value || (name !== 'street_1' && field.value)) continue;
    write(field, value);
  }
};
