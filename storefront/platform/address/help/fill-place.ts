export type Control = HTMLInputElement | HTMLSelectElement;

/** Field values filled automatically. They may be replaced, unlike typed values. */
export type Filled = Map<string, string>;

export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

// The prototype's setter: React overrides `value` on each element and would not notice the change.
const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Sets a field's value and dispatches its events. Restores the previous value if a select lacks the option. */
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

/** Returns whether any field may be filled. */
export const isOpenToFilling = (form: HTMLFormElement, filled: Filled): boolean =>
  PLACE.some((name) => isOpen(form, name, filled));

/** Fills the form with a selected address; parts missing in it stay unchanged. */
export const fillAddress = (form: HTMLFormElement, address: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(address)) {
    const control = controlOf(form, name);
    if (control && value && control.value !== value && name !== 'country_id') write(control, value);
  }
};

/** Fills fields without typed text and returns the new texts. */
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
    // Select the text, so that typing replaces it.
    if (control instanceof HTMLInputElement && control === document.activeElement) control.select();
    return [textOf(control)];
  });
