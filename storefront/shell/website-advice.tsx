import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { StoreView } from '#contract/store-views.ts';
import type { AdviceDialog } from '#storefront/features/advice/advice-dialog.tsx';
import { rememberAdvice } from '#storefront/features/advice/advice-rule.ts';
import { isLocatingAllowed } from '#storefront/features/advice/is-locating-allowed.ts';
import { decideAdvice } from '#storefront/features/advice/decide-advice.ts';
import { switchStore } from '#storefront/features/store-view/switch-store.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { untilInteraction } from '#storefront/platform/island/until-interaction.ts';
import { whenIdle } from '#storefront/ui/when-idle.ts';
import { usePageKind } from './use-page-kind.ts';

/** Fetched for visitors who let themselves be located. */
const countryOfPosition = async (): Promise<string | undefined> =>
  (await import('#storefront/features/advice/country-of-position.ts')).countryOfPosition();

/** Reading the time zone blocks a phone for 100 ms, so it waits for an interaction and for an idle moment. */
const countryOfVisitor = async (countries: readonly string[]): Promise<string | undefined> => {
  await untilInteraction();
  await new Promise<void>((resolve) => void whenIdle(resolve));
  const zones = await untilFetched(() => import('#storefront/features/advice/country-of-zone.ts'));
  return zones.countryOfBrowser(countries);
};

type Suggestion = { to: StoreView; Dialog: ComponentType<Parameters<typeof AdviceDialog>[0]> };

/**
 * Directs visitors of another country to their site: at once if geolocation was already allowed, otherwise by a
 * suggestion after the first interaction.
 */
export default function WebsiteAdvice() {
  const t = useT();
  const router = useRouter();
  const platform = usePlatform();
  const pageKind = usePageKind();
  const [suggestion, setSuggestion] = useState<Suggestion>();

  const go = (to: StoreView): void => {
    rememberAdvice(browserStorage);
    const { pathname, searchStr } = router.state.location;
    const address = switchStore(
      { path: pathname, search: searchStr, pageKind },
      platform.storeView,
      to,
      browserStorage,
    );
    if (address) window.location.assign(address);
  };

  const suggest = async (to: StoreView): Promise<void> => {
    const { AdviceDialog: Dialog } = await import('#storefront/features/advice/advice-dialog.tsx');
    // A dialog is open: the advice waits for another page.
    if (document.querySelector('dialog[open]')) return;
    rememberAdvice(browserStorage);
    setSuggestion({ to, Dialog });
  };

  const advise = useEffectEvent(async (): Promise<void> => {
    try {
      const advice = await decideAdvice({
        site: platform,
        isLocatingAllowed,
        countryOfPosition,
        countryOfBrowser: () => countryOfVisitor(platform.storeViews.map(({ countryId }) => countryId)),
      });
      // A visitor on the right site is not checked again today, whatever page follows.
      if (!advice) return rememberAdvice(browserStorage);
      if (advice.kind === 'switch') go(advice.to);
      else await suggest(advice.to);
    } catch (error) {
      rememberAdvice(browserStorage);
      const { reportGeocoder } = await import('#storefront/features/advice/report-geocoder.ts');
      reportGeocoder(error, t);
    }
  });

  useEffect(() => void advise(), []);

  return (
    suggestion && (
      <suggestion.Dialog site={platform} to={suggestion.to} onSwitch={go} onClose={() => setSuggestion(undefined)} />
    )
  );
}
