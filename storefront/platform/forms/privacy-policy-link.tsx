import { useContentLink } from '../content/linked-content.ts';
import { useT } from '../i18n/use-t.ts';
import { Link } from '../navigation/link.tsx';

/** Opens the privacy policy: the block in a dialog over the form, or else the page. Empty if the shop has neither. */
export const PrivacyPolicyLink = () => {
  const t = useT();
  const policy = useContentLink('#privacy-policy', '/privacy-policy');
  return policy && <Link href={policy}>{t('field.privacy_policy')}</Link>;
};
