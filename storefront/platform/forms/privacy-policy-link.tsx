import { useContentLink } from '../content/linked-content.ts';
import { useT } from '../i18n/use-t.ts';
import { Link } from '../navigation/link.tsx';

/**
 * Opens the privacy policy as a dialog with the block, or as the page if there is no block. Empty if both are missing.
 */
export const PrivacyPolicyLink = () => {
  const t = useT();
  const policy = useContentLink('#privacy-policy', '/privacy-policy');
  return policy && <Link href={policy}>{t('field.privacy_policy')}</Link>;
};
