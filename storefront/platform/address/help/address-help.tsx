import { useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { Country } from '../countries.ts';
import { fillPasted } from '../fill-pasted.ts';
import { controlOf } from './fill-place.ts';
import { StreetSuggestions } from './street-suggestions.tsx';
import { useFilledPlace } from './use-filled-place.ts';
import styles from './address-help.module.css';

type Fields = { form: HTMLFormElement; street: HTMLInputElement; postcode: HTMLInputElement };

type Props = { countryId: string; countries: readonly Country[]; chooseCountry: (id: string) => void };

const fieldsAround = (element: Element | null): Fields | undefined => {
  const form = element?.closest('form');
  if (!form) return undefined;
  const [street, postcode] = [controlOf(form, 'street_1'), controlOf(form, 'postcode')];
  return street && postcode
    ? { form, street: street as HTMLInputElement, postcode: postcode as HTMLInputElement }
    : undefined;
};

/** The document element has this flag for the whole visit, so that pages without an address need no data for it. */
const suggests = (): boolean => document.documentElement.dataset['suggestsAddresses'] !== undefined;

/** Returns whether a text is a whole address rather than a street only. */
const isWhole = (text: string): boolean => /[\n,]/.test(text);

/**
 * Fills town and province by the postal code, and suggests whole addresses for the typed street if the shop has a
 * provider. Announces every change.
 */
export default function AddressHelp({ countryId, countries, chooseCountry }: Props) {
  const t = useT();
  const place = useRef<HTMLParagraphElement>(null);
  const [fields, setFields] = useState<Fields>();
  const [said, setSaid] = useState('');
  useEffect(() => setFields(fieldsAround(place.current)), []);
  const sayPlace = useCallback(
    (words: string) =>
      setSaid(t(countryId === 'US' ? 'address.filled.zip' : 'address.filled.postcode', { place: words })),
    [countryId, t],
  );
  useFilledPlace(fields, countryId, sayPlace);
  useEffect(() => {
    if (!fields) return undefined;
    const { form, street } = fields;
    const split = (text: string): void => {
      if (isWhole(text)) fillPasted(form, text, countries, chooseCountry);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent): void => {
      const text = clipboardData?.getData('text/plain') ?? '';
      // Wait until the field has the pasted text.
      setTimeout(() => split(text));
    };
    // Handles a paste before this code was loaded.
    if (controlOf(form, 'city')?.value === '') split(street.value);
    street.addEventListener('paste', onPaste);
    return () => street.removeEventListener('paste', onPaste);
  }, [fields, countries, chooseCountry]);
  return (
    <>
      <p ref={place} role="status" className={styles.filled}>
        {said}
      </p>
      {fields && suggests() && <StreetSuggestions {...fields} countryId={countryId} say={setSaid} />}
    </>
  );
}
