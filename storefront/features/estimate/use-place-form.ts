import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { placeOfPostcode, type PostalPlace } from '#contract/postal-place.ts';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

type PlaceForm = {
  input: RefObject<HTMLInputElement | null>;
  isInvalid: boolean;
  /** The place of the typed code; shows the error and returns undefined if no country of the shop has it. */
  read: () => PostalPlace | undefined;
};

/** A postal code of a country the store view ships to, its own country first. The field shows the saved place. */
export const usePlaceForm = (saved: PostalPlace | undefined): PlaceForm => {
  const platform = usePlatform();
  const { countryId } = platform.storeView;
  const { data: countries = [] } = useQuery(countriesQuery(platform));
  const input = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => {
    if (saved && input.current) input.current.value = saved.postcode;
  }, [saved]);
  const read = (): PostalPlace | undefined => {
    const own = countries.find(({ id }) => id === countryId) ?? { id: countryId };
    const place = placeOfPostcode(input.current?.value ?? '', [own, ...countries.filter(({ id }) => id !== countryId)]);
    setInvalid(!place);
    if (!place) input.current?.focus();
    return place;
  };
  return { input, isInvalid, read };
};
