import { systemClock } from '#commerce/platform/clock.ts';
import type { Log } from '#commerce/platform/log.ts';
import { readMessageOverrides } from '#commerce/platform/message-overrides.ts';
import { overrideMessages } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { viewOfCode } from '#contract/store-views.ts';
import type { ConsoleOutput } from '../console.ts';
import { openStoreViews } from '../store-views/open-store-views.ts';
import { createCaptchaList } from '../captcha/captcha-list.ts';
import { createAddressList } from './addresses/address-list.ts';
import { withShopAddresses } from './addresses/with-shop-addresses.ts';
import { readAttributeMap } from './attributes/attribute-map.ts';
import { withAttributeMap } from './attributes/mapped-commerce.ts';
import { withCachedQueries } from './cached-queries.ts';
import { isExtra } from './extras/extra-fields.ts';
import { openExtras } from './extras/open-extras.ts';
import { withExtras } from './extras/with-extras.ts';
import { createBackEndFeatures } from './features/back-end-features.ts';
import { withoutLacking } from './features/without-lacking.ts';
import type { Commerce, OpenCommerce } from './port.ts';
import { magentoSiteMap } from './site-map/magento-site-map.ts';
import { createUpstreamCommerce, UPSTREAM_TAG } from './upstream.ts';

/** Base URLs and reCAPTCHA settings follow changes of the back end. */
const READ_EVERY_MS = 600_000;

/** Opens a remote back end and checks its features. Every page depends on it. */
export const openUpstream = async (settings: Settings, log: Log, voice: ConsoleOutput): Promise<OpenCommerce> => {
  const { commerceUrl: url = '', commerceLimits, attributesMap, extrasFolder } = settings;
  const plain = createUpstreamCommerce({ url, ...commerceLimits });
  overrideMessages(readMessageOverrides(settings.catalogue));
  /** Documents that the back end refuses. Empty until its schema is known. */
  let refusals: () => ReadonlyMap<string, string> = () => new Map();
  const map = attributesMap === undefined ? undefined : readAttributeMap(attributesMap);
  const extras = extrasFolder === undefined ? undefined : await openExtras({ ...settings, extrasFolder }, log, voice);
  const answering = withoutLacking(plain, () => refusals());
  const storeViews = await openStoreViews(extras ? withExtras(answering, extras.commerce) : answering, {
    settings,
    log,
    voice,
  });
  const prefixOf = (code: string): string => viewOfCode(storeViews.list(), code)?.prefix ?? '';
  const addresses = createAddressList({ commerce: plain, url, prefixOf, log, onChange: () => purge() });
  const mapped = map ? withAttributeMap(answering, map) : answering;
  const listeners = new Set<(tags: ReadonlySet<string>) => void>();
  const onPurge: Commerce['onPurge'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const purge = (): void => listeners.forEach((listener) => listener(new Set([UPSTREAM_TAG])));
  const cached = withCachedQueries({ ...withShopAddresses(mapped, addresses.rewrite), onPurge }, systemClock);
  const commerce = extras ? withExtras(cached, extras.commerce) : cached;
  const features = createBackEndFeatures({
    commerce: plain,
    theirs: map?.theirs,
    isHandledHere: extras && isExtra,
    stores: () => storeViews.list().map(({ code }) => code),
    log,
    say: (text) => voice.say(text),
    onLearned: () => {
      purge();
      void read();
    },
  });
  refusals = features.refusals;
  const captcha = createCaptchaList(answering, log);
  const read = async (): Promise<void> => {
    await addresses.read();
    if (await captcha.read(addresses.codes())) purge();
  };
  const timer = setInterval(() => void read(), READ_EVERY_MS).unref();
  await Promise.all([features.check(), read()]);
  const close = async (): Promise<void> => {
    storeViews.close();
    features.close();
    clearInterval(timer);
    await extras?.close();
  };
  const siteMap = magentoSiteMap(plain, storeViews.list);
  return { commerce: { ...commerce, features, captcha, siteMap, mediaBases: addresses.bases }, storeViews, close };
};
