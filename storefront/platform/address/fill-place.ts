import { prefixLookup, type PlaceLookup } from './place-lookup.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const fill = (form: HTMLFormElement, name: string, value: string | undefined): void => {
  const control = form.elements.namedItem(name) as Control | null;
  if (!control || !value || control.value !== '') return;
  control.value = value;
  // A choice that the list has not stays empty.
  if (control.value === '') return;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Fills what a postal code tells and nobody has entered yet. */
export const fillPlace = async (
  field: HTMLInputElement,
  countryId: string,
  lookup: PlaceLookup = prefixLookup,
): Promise<void> => {
  const { value } = field;
  const place = await lookup(countryId, value).catch(() => undefined);
  const { form } = field;
  // Something else was typed meanwhile.
  if (!place || !form || field.value !== value) return;
  fill(form, 'city', place.city);
  fill(form, 'region', place.region);
};
