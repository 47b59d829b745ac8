import { setImmediate as nextTurn } from 'node:timers/promises';
import { escapeHtml } from '#contract/escape-html.ts';
import { EncodedBody } from '#commerce/platform/encoded-body.ts';
import type { SitePage } from '../commerce/port.ts';

/** Addresses in one file; the limit of sitemaps.org is 50,000, and 50 MB. */
export const FILE_SIZE = 10_000;

/** Limit of one address (the image extension of sitemaps.org). */
const MAX_PICTURES = 1_000;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export type SiteMapEntry = Omit<SitePage, 'path'> & { url: string };
export type SiteMapFile = { body: EncodedBody; changedAt: Date | undefined };

const dateOf = (changedAt: Date | undefined): string =>
  changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 19)}Z</lastmod>` : '';

const entryOf = ({ url, changedAt, pictures = [] }: SiteMapEntry): string => {
  const images = pictures
    .slice(0, MAX_PICTURES)
    .map((picture) => `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`);
  return `<url><loc>${escapeHtml(url)}</loc>${dateOf(changedAt)}${images.join('')}</url>\n`;
};

const newest = (entries: readonly SiteMapEntry[]): Date | undefined =>
  entries.reduce<Date | undefined>(
    (latest, { changedAt }) => (changedAt && (!latest || changedAt > latest) ? changedAt : latest),
    undefined,
  );

/** The files of one store view: all entries, {@link FILE_SIZE} in each, and at least one file. */
export const siteMapFiles = async (entries: readonly SiteMapEntry[]): Promise<readonly SiteMapFile[]> => {
  const files: SiteMapFile[] = [];
  for (let start = 0; start === 0 || start < entries.length; start += FILE_SIZE) {
    const part = entries.slice(start, start + FILE_SIZE);
    const text = `${HEADER}<urlset ${NAMESPACE} ${PICTURES}>\n${part.map(entryOf).join('')}</urlset>\n`;
    files.push({ body: EncodedBody.compressed(text), changedAt: newest(part) });
    // Other requests run between two files.
    await nextTurn();
  }
  return files;
};

export const siteMapIndex = (files: readonly { url: string; changedAt: Date | undefined }[]): string => {
  const lines = files.map(
    ({ url, changedAt }) => `<sitemap><loc>${escapeHtml(url)}</loc>${dateOf(changedAt)}</sitemap>\n`,
  );
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
};
