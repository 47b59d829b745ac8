import type { Log } from '#commerce/platform/log.ts';
import { withoutTrailingSlash } from '#commerce/platform/settings/values.ts';
import type { Commerce, MediaBases } from '../port.ts';
import { addressRewriter, readAddresses, type RewriteAddresses, type ViewAddresses } from './magento-addresses.ts';

type Parts = {
  commerce: Pick<Commerce, 'executeGraphql'>;
  /** URL at which this process reaches the Magento. */
  url: string;
  prefixOf: (view: string) => string;
  log: Log;
  /** Called when the base URLs change: rendered pages contain the former ones. */
  onChange: () => void;
};

const originOf = (address: string | null | undefined): string | undefined =>
  address && URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * Base of one kind of file. On the Magento's own host it is read at the URL of this process's settings, which may be an
 * internal one; on a host of its own (a CDN) there.
 */
const baseOf = (address: string | null | undefined, own: ViewAddresses, url: string, path: string): string => {
  const origin = originOf(address);
  if (!address || origin === undefined || origin === originOf(own.base_url) || origin === originOf(own.secure_base_url))
    return `${url}/${path}/`;
  return `${withoutTrailingSlash(address)}/`;
};

/** The base URLs of a Magento. */
export const createAddressList = ({ commerce, url, prefixOf, log, onChange }: Parts) => {
  let rewrite: RewriteAddresses = (text) => text;
  let bases: MediaBases = { media: `${url}/media/`, static: `${url}/static/` };

  let known = '';
  let codes: readonly string[] = [];

  const read = async (): Promise<void> => {
    try {
      const views = await readAddresses(commerce);
      const [first] = views;
      const given = JSON.stringify(views);
      if (given === known) return;
      known = given;
      codes = views.flatMap(({ store_code }) => store_code ?? []);
      rewrite = addressRewriter(views, prefixOf);
      if (first)
        bases = {
          media: baseOf(first.secure_base_media_url ?? first.base_media_url, first, url, 'media'),
          static: baseOf(first.secure_base_static_url ?? first.base_static_url, first, url, 'static'),
        };
      onChange();
    } catch (error) {
      log.warn({ err: error }, 'the base URLs of the back end are not known');
    }
  };
  return {
    read,
    rewrite: (): RewriteAddresses => rewrite,
    bases: (): MediaBases => bases,
    /** Codes of the store views. */
    codes: (): readonly string[] => codes,
  };
};
