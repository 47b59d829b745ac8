import { useRef, useState } from 'react';
import { email, required } from '#contract/validation.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import type { CompanyShown } from './company-queries.ts';
import { InviteUserDocument } from './invite-user.graphql.ts';
import { limitOf, mayHaveLimit, PlaceFields } from './place-fields.tsx';
import { useCompanyWork } from './use-company-work.ts';
import lists from '../activity/activity.module.css';
import styles from './company.module.css';

const RULES = () => ({ email: [required, email], role: [required], limit: [] });

/** Invites a person by email. Typed values stay after an error. */
export const InviteForm = ({ company }: { company: CompanyShown }) => {
  const t = useT();
  const { commerce, storeView } = usePlatform();
  const form = useRef<HTMLParagraphElement>(null);
  const [isWrongLimit, setIsWrongLimit] = useState(false);
  const [round, setRound] = useState(0);
  const { isBusy, problem, work } = useCompanyWork();
  const { errors, formProps } = useForm(RULES, async ({ email: to, role, limit: typed }) => {
    const limit = mayHaveLimit(role) ? limitOf(typed, storeView.languageTag) : null;
    setIsWrongLimit(limit === undefined);
    if (limit === undefined) return;
    const input = { email: to, role_id: role, order_limit: limit };
    const isSent = await work(async () => {
      await commerce.mutate(InviteUserDocument, { input });
      return null;
    }, 'company.invite.sent');
    if (!isSent) return;
    form.current?.closest('form')?.reset();
    setRound(round + 1);
  });
  return (
    <section className={lists.section} aria-labelledby="invite-title">
      <h2 id="invite-title" className={lists.title}>
        {t('company.invite')}
      </h2>
      <p className={lists.none}>{t('company.invite.text')}</p>
      <form {...formProps} className={styles.form}>
        <ContactField kind="email" autoComplete="off" errors={errors} />
        <PlaceFields key={round} roles={company.roles.items} isWrongLimit={isWrongLimit} />
        <p ref={form} className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" kind="secondary" size="medium" isBusy={isBusy}>
          {t('company.invite.send')}
        </Button>
      </form>
    </section>
  );
};
