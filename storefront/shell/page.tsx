import type { ComponentType, ReactNode } from 'react';
import type { PageKind } from '#contract/page-kind.ts';
import type { RouterContext, SearchValues } from '#storefront/platform/navigation/router-context.ts';
import type { MessagePart } from '#storefront/platform/i18n/message-parts.ts';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';
import type { ProductRecord } from './measurement/page-facts.ts';

/** Facts of the current page for measurement. */
export type PageFacts = {
  kind: PageKind;
  product?: ProductRecord;
  category?: { name: string; path: string };
  /** The searched text. */
  phrase?: string;
};

type OwnFacts = Omit<PageFacts, 'kind'>;
/**
 * The list of pages contains the URL and the indexing of each page. An empty page may exclude itself from search engines.
 */
type OwnHead = Omit<HeadInput, 'path' | 'isIndexed'> & { isIndexed?: false };

/** A URL not yet resolved by the back end. */
type Unresolved = { context: RouterContext; path: string };

type Parts<Given, Data, Head> = {
  /** Fills the query cache for the probable content of a URL. The page reports failures. */
  prefetch?: (given: Unresolved) => Promise<void>;
  /** Fills the query cache; may throw `notFound()` or a redirect. Its result is passed to the other parts. */
  load: (given: Given) => Promise<Data>;
  head: (given: Given & { data: Data }) => Head;
  facts?: (data: Data) => OwnFacts;
  /** Preview data of the page, from the followed link. */
  ahead?: (given: Unresolved) => ReactNode;
  Component: ComponentType<Given & { data: Data }>;
};

/** A page with its data loaded. */
export type OpenPage<Head> = {
  head: Head;
  facts: OwnFacts;
  render: () => ReactNode;
  ahead?: (pathname: string) => ReactNode;
};

/** Code of a page, loaded on demand with its loader. The loader's result stays inside the page. */
export type Page<Given extends Pick<Requested, 'context'>, Head> = {
  open: (given: Given) => Promise<OpenPage<Head>>;
  preload?: (given: Unresolved) => Promise<void>;
};

const define =
  <Given extends Pick<Requested, 'context'>, Head>() =>
  <Data,>({ load, head, facts, Component, prefetch: preload, ahead }: Parts<Given, Data, Head>): Page<Given, Head> => ({
    ...(preload && { preload }),
    open: async (given) => {
      const data = await load(given);
      const all = { ...given, data };
      return {
        head: head(all),
        facts: facts?.(data) ?? {},
        render: () => <Component {...all} />,
        ...(ahead && { ahead: (path) => ahead({ context: given.context, path }) }),
      };
    },
  });

type Requested = { context: RouterContext; search: SearchValues };
/** Values of the parameters in a page's URL, decoded. */
type WithParams = { params: Readonly<Record<string, string | undefined>> };

/** The back end's resolution of a URL. */
export type ResolvedPage = {
  type: 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE';
  /** Base64 uid. */
  uid: string;
  id: number;
  /** Path without store prefix, with leading slash. */
  path: string;
};

export type FixedPage = Page<Requested & WithParams, OwnHead>;
export type PageType = Page<Requested & { page: ResolvedPage }, HeadInput>;

/** A page with a fixed URL, listed in `contract/pages.ts`. */
export const definePage = define<Requested & WithParams, OwnHead>();

/** A type of page whose URLs the back end resolves. */
export const definePageType = define<Requested & { page: ResolvedPage }, HeadInput>();

/** Result of a route's loader, for head, component, document and measurement. */
export type LoadedPage = OpenPage<HeadInput> & {
  kind: PageKind;
  /** Source path of its code, as in the build's manifest. */
  module: string;
  /** Part of the shop whose messages the page needs besides `browse`. */
  part?: MessagePart | undefined;
  /** Key of the resolved page; another one is rendered from scratch. */
  uid?: string;
  /** True if the response may be shared and cached: not with a customer's data. */
  isStored?: boolean;
};
