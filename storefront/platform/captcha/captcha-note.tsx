import type { CaptchaForm } from '#contract/captcha.ts';
import { useT } from '../i18n/use-t.ts';
import { usePlatform } from '../platform.tsx';
import styles from './captcha.module.css';

/** The note that Google requires beside a form without its badge; empty if the back end does not protect the form. */
export const CaptchaNote = ({ form }: { form: CaptchaForm }) => {
  const { captchaForms } = usePlatform();
  const t = useT();
  if (!captchaForms?.split(',').includes(form)) return null;
  return (
    <p className={styles.note}>
      {t('captcha.note')}{' '}
      <a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer">
        {t('captcha.privacy')}
      </a>
      {', '}
      <a href="https://policies.google.com/terms" target="_blank" rel="noreferrer">
        {t('captcha.terms')}
      </a>
    </p>
  );
};
