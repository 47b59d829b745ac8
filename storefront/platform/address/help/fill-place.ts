export type Control = HTMLInputElement | HTMLSelectElement;

/** What a form was filled with without its shopper having typed it: it may be replaced, what was typed may not. */
export type Filled = Map<string, string>;

export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

// React does not hear of what is written by the property it watches.
const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Writes into a field and tells the form; a choice that the list has not leaves it as it was. */
export const write = (control: Control, value: string): boolean => {
  const before = control.value;
  if (control instanceof HTMLInputElement) setText?.call(control, value);
  else control.value = value;
  if (control.value !== value) {
    control.value = before;
    return false;
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

const textOf = (control: Control): string =>
  control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : control.value;

const PLACE = ['city', 'region'] as const;

const isOpen = (form: HTMLFormElement, name: string, filled: Filled): boolean => {
  const value = controlOf(form, name)?.value;
  return value === '' || (value !== undefined && value === filled.get(name));
};

/** Whether there is anything that a place may be filled into. */
export const isOpenToFilling = (form: HTMLFormElement, filled: Filled): boolean =>
  PLACE.some((name) => isOpen(form, name, filled));

/** Writes an address that was chosen into its form; of what it does not know, nothing is touched. */
export const fillAddress = (form: HTMLFormElement, address: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(address)) {
    const control = controlOf(form, name);
    if (control && value && control.value !== value && name !== 'country_id') write(control, value);
  }
};

/** Fills what nobody has typed; answers with the words of what was filled. */
export const fillPlace = (
  form: HTMLFormElement,
  place: Readonly<Partial<Record<'city' | 'region', string>>>,
  filled: Filled,
): string[] =>
  PLACE.flatMap((name) => {
    const control = controlOf(form, name);
    const value = place[name];
    if (!control || !value || !isOpen(form, name, filled)) return [];
    if (control.value === value || !write(control, value)) return [];
    filled.set(name, value);
    // Who is about to type there replaces it.
    if (control instanceof HTMLInputElement && control === document.activeElement) control.select();
    return [textOf(control)];
  });
