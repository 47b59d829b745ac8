import { useT } from '../i18n/use-t.ts';

/** A notice for browsers without scripts; only the server renders its text. */
export const NeedsScripts = () => {
  const t = useT();
  return (
    <noscript>
      <p>{t('session.scripts')}</p>
    </noscript>
  );
};
