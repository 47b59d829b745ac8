import type { I18n } from '@lingui/core';
import { createContext, use, type ReactNode } from 'react';
import type { HideableFeature } from '#contract/features.ts';
import type { CurrencyCode } from '#contract/page-render.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { PageTheme } from '#contract/page-theme.ts';
import type { CommerceClient } from './commerce/client.ts';
import type { ReadMarkup } from './content/markup.ts';
import type { Session } from './session/session.ts';
import type { StoreView } from './store-view/store-views.ts';

/** The logo is known to the server only. */
export type PlatformTheme = Partial<Pick<PageTheme, 'logo' | 'logoDark' | 'socialCard' | 'shopPicture'>> &
  Pick<PageTheme, 'css'>;

/** Services for all features; one per page on the server, one per visit in the browser. */
export type Platform = {
  storeView: StoreView;
  /** All store views, in the order of the store switcher. */
  storeViews: readonly StoreView[];
  currency: CurrencyCode;
  /** Origin of the shop, without a trailing slash. */
  origin: string;
  commerce: CommerceClient;
  session: Session;
  i18n: I18n;
  /** Key of Google Maps, if configured. */
  mapsKey?: string;
  /** URL of the measurement collector, if configured. */
  analyticsUrl?: string;
  /** Comma-separated features missing in the shop; absent if there are none. */
  lacks?: string;
  /** Comma-separated links to content that is missing in the store view. Absent if none is missing. */
  missing?: string;
  /** Comma-separated forms protected with reCAPTCHA; absent if there are none. */
  captchaForms?: string;
  /** Only in the browser, with such forms. */
  captcha?: Captcha;
  /** The shop's time zone, unless it is the default. */
  timeZone?: string;
  theme: PlatformTheme;
  /** Parses content markup into data: the browser's own parser, or a small one on the server. */
  readMarkup: ReadMarkup;
  /** Only during server rendering: adds styles of content to the head, where the CSP allows them. */
  addStyles?: (css: string) => void;
};

const PlatformContext = createContext<Platform | undefined>(undefined);

export const PlatformProvider = ({ platform, children }: { platform: Platform; children: ReactNode }) => (
  <PlatformContext value={platform}>{children}</PlatformContext>
);

/** Returns whether the shop has a feature: the back end supports it and the merchant did not switch it off. */
export const hasFeature = ({ lacks }: Pick<Platform, 'lacks'>, feature: HideableFeature): boolean =>
  !lacks?.split(',').includes(feature);

export const usePlatform = (): Platform => {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('PlatformProvider is missing');
  return platform;
};

/** Returns whether the shop has a feature. */
export const useFeature = (feature: HideableFeature): boolean => hasFeature(usePlatform(), feature);
