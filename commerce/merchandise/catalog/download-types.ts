import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Titles } from './price-types.ts';

/** A file that is bought. */
export type DownloadLink = {
  id: number;
  titles: Titles;
  /** What it adds, by currency, where files are bought one by one. */
  amounts: Readonly<Partial<Record<CurrencyCode, number>>>;
  /** How often it may be fetched; null: as often as wished. */
  most: number | null;
  file: string;
};

/** A file that everybody may look at. */
export type DownloadSample = { id: number; titles: Titles; file: string };

export type DownloadSpec = {
  /** What the files are called together. */
  titles: Titles;
  isBoughtSeparately: boolean;
  links: readonly DownloadLink[];
  samples: readonly DownloadSample[];
};

/** The same as files describe it, before links have ids. */
export type DownloadInput = Omit<DownloadSpec, 'links' | 'samples'> & {
  links: readonly Omit<DownloadLink, 'id'>[];
  samples: readonly Omit<DownloadSample, 'id'>[];
};

/** A file as chosen for a line. */
export type ChosenLink = { id: number; title: string; position: number };
