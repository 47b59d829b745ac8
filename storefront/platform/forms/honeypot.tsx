import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { useT } from '../i18n/use-t.ts';

/** A field hidden from people; bots fill it in. */
export const Honeypot = () => {
  const t = useT();
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        {t('field.website')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
};
