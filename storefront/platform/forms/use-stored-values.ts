import { useEffect, type RefObject } from 'react';
import { sessionBrowserStorage } from '../browser-storage/browser-storage.ts';
import { valuesOf, type FormValues } from './use-form.ts';

const DAY_SECONDS = 86_400;
const TYPED: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'textarea']);
/** Honeypot field. */
const NOT_STORED: ReadonlySet<string> = new Set(['website']);

// Removed with all drafts on sign-out.
const keyOf = (name: string): string => `draft-${name}`;

const isTyped = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  TYPED.has(element.type) &&
  !NOT_STORED.has(element.name);

/** Removes a form's stored values after it was sent. */
export const forgetValues = (name: string): void => sessionBrowserStorage.remove(keyOf(name));

/**
 * Stores typed form values in this tab until the form is sent, across errors, Back and reloads. Fills only empty
 * fields. `isShown`: whether the form is currently on the page.
 */
export const useStoredValues = (form: RefObject<HTMLFormElement | null>, name: string, isShown = true): void =>
  useEffect(() => {
    const { current } = form;
    if (!current || !isShown) return undefined;
    for (const [field, value] of Object.entries(sessionBrowserStorage.get<FormValues>(keyOf(name)) ?? {})) {
      const control = current.elements.namedItem(field);
      if (isTyped(control) && !control.value) control.value = value;
    }
    const store = (): void => {
      const typed = Object.entries(valuesOf(current)).filter(([field]) => isTyped(current.elements.namedItem(field)));
      sessionBrowserStorage.set(keyOf(name), Object.fromEntries(typed), DAY_SECONDS);
    };
    current.addEventListener('input', store);
    return () => current.removeEventListener('input', store);
  }, [form, name, isShown]);
