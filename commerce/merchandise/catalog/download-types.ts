import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Titles } from './price-types.ts';

/** A file for sale. */
export type DownloadLink = {
  id: number;
  titles: Titles;
  /** Surcharge by currency, if files are sold separately. */
  amounts: Readonly<Record<CurrencyCode, number>>;
  /** Maximum number of downloads; null: unlimited. */
  most: number | null;
  file: string;
};

/** A public sample file. */
export type DownloadSample = { id: number; titles: Titles; file: string };

export type DownloadSpec = {
  /** Title of the list of files. */
  titles: Titles;
  isBoughtSeparately: boolean;
  links: readonly DownloadLink[];
  samples: readonly DownloadSample[];
};

/** The same in catalogue files, before links have ids. */
export type DownloadInput = Omit<DownloadSpec, 'links' | 'samples'> & {
  links: readonly Omit<DownloadLink, 'id'>[];
  samples: readonly Omit<DownloadSample, 'id'>[];
};

/** A chosen file of a line. */
export type ChosenLink = { id: number; title: string; position: number };
