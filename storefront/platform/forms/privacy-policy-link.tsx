import { useT } from '../i18n/use-t.ts';

/** Opens the privacy policy in a dialog over the form. */
export const PrivacyPolicyLink = () => <a href="#privacy-policy">{useT()('field.privacy_policy')}</a>;
