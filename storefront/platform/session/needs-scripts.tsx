import { useT } from '../i18n/use-t.ts';

/** Says, where scripts are off, that what follows needs them; the server alone writes its text. */
export const NeedsScripts = () => {
  const t = useT();
  return (
    <noscript>
      <p>{t('session.scripts')}</p>
    </noscript>
  );
};
