import { useEffect, useRef } from 'react';
import { placeKey } from '#contract/places.ts';
import { fillPlace, isOpenToFilling, type Filled } from './fill-place.ts';
import { tableLookup, type PlaceLookup } from './place-lookup.ts';

type Fields = { form: HTMLFormElement; postcode: HTMLInputElement };

/** Fills town and province while the postal code is typed and announces them. Typed values stay unchanged. */
export const useFilledPlace = (
  fields: Fields | undefined,
  countryId: string,
  say: (words: string) => void,
  lookup: PlaceLookup = tableLookup,
): void => {
  const filled = useRef<Filled>(new Map());
  useEffect(() => {
    if (!fields) return undefined;
    const { form, postcode } = fields;
    let controller = new AbortController();
    let lastKey = '';
    const fill = async (): Promise<void> => {
      const { value } = postcode;
      const key = placeKey(countryId, value) ?? value.trim().slice(0, 3);
      if (key === lastKey || !isOpenToFilling(form, filled.current)) return;
      lastKey = key;
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      const found = await lookup(countryId, value, signal).catch(() => undefined);
      if (signal.aborted || !found) return;
      const words = fillPlace(form, found, filled.current);
      if (words.length > 0) say(words.join(', '));
    };
    const onInput = (): void => void fill();
    postcode.addEventListener('input', onInput);
    onInput();
    return () => {
      postcode.removeEventListener('input', onInput);
      controller.abort();
    };
  }, [fields, countryId, say, lookup]);
};
