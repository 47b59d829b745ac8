import type { Platform } from '../platform.tsx';
import { addressIn, type StoreView } from '../store-view/store-views.ts';

export type HeadInput = {
  /** Without the store's name, which is appended. */
  title: string;
  description?: string | null | undefined;
  /**
   * Path without store prefix, with leading slash; with a query only if it identifies a page of its own (`?page=2`).
   */
  path: string;
  /** Root-relative or absolute URL of a picture for social cards. */
  image?: string | null | undefined;
  type?: 'website' | 'product' | 'article';
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
  /** Limits the page to store views whose showrooms take visits. */
  needsVisits?: boolean | undefined;
  /** Schema.org data, one object per script. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** Main picture at the top of the page: preloaded before the fonts. */
  leadPictures?: readonly PreloadImage[] | undefined;
};

/** `media`: condition for showing the file. */
export type PreloadImage = { src?: string; srcSet?: string; sizes?: string; media?: string };

export type HeadTag = { tag: 'meta' | 'link' | 'script'; attributes: Readonly<Record<string, string>>; text?: string };
export type PageHead = { title: string; tags: readonly HeadTag[] };

/** The store's name before it is loaded. */
const NAME_UNTIL_LOADED = 'English';

export const pageTitle = (title: string, storeName: string | null | undefined): string => {
  const name = storeName || NAME_UNTIL_LOADED;
  return title.endsWith(name) ? title : `${title} | ${name}`;
};

const absolute = (origin: string, address: string): string => (address.startsWith('/') ? origin + address : address);

type Site = Pick<Platform, 'storeView' | 'storeViews' | 'origin' | 'theme'>;

const alternate = (hreflang: string, href: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', hreflang, href },
});

/** Links to the page in other store views: one per language tag, and the view without prefix for everybody else. */
const alternates = ({ storeView, storeViews, origin }: Site, { path, needsVisits }: HeadInput): HeadTag[] => {
  const views = storeViews.filter(({ takesVisits }) => takesVisits || !needsVisits);
  if (views.length < 2) return [];
  const chosen = new Map<string, StoreView>([[storeView.languageTag, storeView]]);
  for (const view of views) if (!chosen.has(view.languageTag)) chosen.set(view.languageTag, view);
  const byDefault = views.find(({ prefix }) => prefix === '');
  return [
    ...views
      .filter((view) => chosen.get(view.languageTag) === view)
      .map((view) => alternate(view.languageTag, origin + addressIn(view, path))),
    ...(byDefault ? [alternate('x-default', origin + addressIn(byDefault, path))] : []),
  ];
};

const meta = (key: 'name' | 'property', name: string, content: string | null | undefined): HeadTag[] =>
  content ? [{ tag: 'meta', attributes: { [key]: name, content } }] : [];

const preload = ({ src, srcSet, sizes, media }: PreloadImage): HeadTag => ({
  tag: 'link',
  attributes: {
    rel: 'preload',
    as: 'image',
    ...(src && { href: src }),
    ...(srcSet && { imagesrcset: srcSet }),
    ...(sizes && { imagesizes: sizes }),
    ...(media && { media }),
    fetchpriority: 'high',
  },
});

/** Title, description, canonical and alternate URLs and the social card of a page. */
export const pageHead = (site: Site, storeName: string | null | undefined, input: HeadInput): PageHead => {
  const { storeView, origin, theme } = site;
  const { path, type = 'website', isIndexed = true, structuredData = [], leadPictures = [] } = input;
  const image = input.image || theme.socialCard;
  const description = input.description?.replace(/\s+/g, ' ').trim();
  const canonical = origin + addressIn(storeView, path);
  const title = pageTitle(input.title, storeName);
  const tags: HeadTag[] = [
    ...leadPictures.map(preload),
    ...meta('name', 'description', description),
    ...(isIndexed
      ? [
          { tag: 'link', attributes: { rel: 'canonical', href: canonical } } satisfies HeadTag,
          ...alternates(site, input),
        ]
      : meta('name', 'robots', 'noindex, follow')),
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:title', input.title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:site_name', storeName),
    ...meta('property', 'og:locale', storeView.locale),
    ...meta('property', 'og:image', image && absolute(origin, image)),
    ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...structuredData.map((data): HeadTag => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data).replace(/</g, '\\u003c'),
    })),
  ];
  return { title, tags };
};
