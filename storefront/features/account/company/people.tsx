import { useState } from 'react';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { ActivityList } from '../activity/activity-list.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { CancelInvitationDocument } from './cancel-invitation.graphql.ts';
import type { CompanyShown, PersonShown } from './company-queries.ts';
import { limitOf, mayHaveLimit, PlaceFields } from './place-fields.tsx';
import { RemoveUserDocument } from './remove-user.graphql.ts';
import { UpdateUserDocument } from './update-user.graphql.ts';
import { useCompanyWork } from './use-company-work.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import lists from '../activity/activity.module.css';
import styles from './company.module.css';

type Roles = CompanyShown['roles']['items'];

const PlaceForm = ({ person, roles, done }: { person: PersonShown; roles: Roles; done: () => void }) => {
  const t = useT();
  const { commerce, storeView } = usePlatform();
  const { isBusy, problem, work } = useCompanyWork();
  const [isWrongLimit, setIsWrongLimit] = useState(false);
  const { formProps } = useForm(
    () => ({ role: [], limit: [] }),
    async ({ role, limit: typed }) => {
      const limit = mayHaveLimit(role) ? limitOf(typed, storeView.languageTag) : null;
      setIsWrongLimit(limit === undefined);
      if (limit === undefined) return;
      const input = { id: person.id, role_id: role, order_limit: limit };
      const isDone = await work(async () => {
        await commerce.mutate(UpdateUserDocument, { input }, { isIdempotent: true });
        return null;
      }, 'company.person.saved');
      if (isDone) done();
    },
  );
  return (
    <form {...formProps} className={styles.form}>
      <PlaceFields roles={roles} role={person.role.id} limit={person.order_limit ?? null} isWrongLimit={isWrongLimit} />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.actions}>
        <Button type="submit" kind="secondary" size="medium" isBusy={isBusy}>
          {t('company.save')}
        </Button>
        <Button kind="link" size="medium" onClick={done}>
          {t('company.back')}
        </Button>
      </div>
    </form>
  );
};

const LEAVE = { title: 'company.person.leave.title', text: 'company.person.leave.text' } as const;
const REMOVE = { title: 'company.person.remove.title', text: 'company.person.remove.text' } as const;

const RemoveDialog = ({ person, name, close }: { person: PersonShown; name: string; close: () => void }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, problem, work } = useCompanyWork();
  const words = person.is_you ? LEAVE : REMOVE;
  const remove = async (): Promise<void> => {
    const isDone = await work(async () => {
      await commerce.mutate(RemoveUserDocument, { id: person.id });
      return null;
    }, 'company.person.removed');
    if (isDone) close();
  };
  return (
    <Dialog isOpen isModal onClose={close} title={t(words.title, { name })} closeLabel={t('company.back')}>
      <div className={styles.question}>
        <p>{t(words.text, { name })}</p>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <div className={styles.actions}>
          <Button size="medium" isBusy={isBusy} onClick={() => void remove()}>
            {t(person.is_you ? 'company.person.leave' : 'company.person.remove')}
          </Button>
          <Button kind="link" size="medium" onClick={close}>
            {t('company.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** Text of a person's order limit; undefined without one. */
const useLimit = () => {
  const t = useT();
  const money = useMoney();
  const { currency } = usePlatform();
  return (limit: number | null | undefined): string | undefined =>
    limit === null || limit === undefined
      ? undefined
      : t('company.person.limit', { limit: money({ value: limit, currency }) });
};

const Person = ({ person, roles, isManaged }: { person: PersonShown; roles: Roles; isManaged: boolean }) => {
  const t = useT();
  const limit = useLimit()(person.order_limit);
  const [doing, setDoing] = useState<'changing' | 'removing'>();
  const name = `${person.firstname} ${person.lastname}`;
  const stop = (): void => setDoing(undefined);
  return (
    <li>
      <p className={lists.name}>{person.is_you ? t('company.person.you', { name }) : name}</p>
      <p className={classNames(styles.actions, styles.side)}>
        {isManaged && (
          <Button
            kind="link"
            size="medium"
            aria-label={t('company.person.change.label', { name })}
            onClick={() => setDoing('changing')}
          >
            {t('company.person.change')}
          </Button>
        )}
        {(isManaged || person.is_you) && (
          <Button
            kind="link"
            size="medium"
            aria-label={person.is_you ? undefined : t('company.person.remove.label', { name })}
            onClick={() => setDoing('removing')}
          >
            {t(person.is_you ? 'company.person.leave' : 'company.person.remove')}
          </Button>
        )}
      </p>
      <p className={classNames(lists.facts, styles.facts)}>
        {[person.email, person.role.name, ...(limit ? [limit] : [])].join(' · ')}
      </p>
      {doing === 'changing' && <PlaceForm person={person} roles={roles} done={stop} />}
      {doing === 'removing' && <RemoveDialog person={person} name={name} close={stop} />}
    </li>
  );
};

const Invitations = ({ company }: { company: CompanyShown }) => {
  const t = useT();
  const date = useDate();
  const wordsOf = useLimit();
  const { commerce } = usePlatform();
  const { problem, work } = useCompanyWork();
  if (company.invitations.length === 0) return null;
  return (
    <ActivityList title={t('company.invitations')} none="" note={problem}>
      {company.invitations.map(({ id, email, role, order_limit: limit, expires_at: end }) => (
        <li key={id}>
          <p className={styles.email}>{email}</p>
          <Button
            className={styles.side}
            kind="link"
            size="medium"
            aria-label={t('company.invitation.withdraw.label', { email })}
            onClick={() =>
              void work(async () => {
                await commerce.mutate(CancelInvitationDocument, { id });
                return null;
              }, 'company.invitation.withdrawn')
            }
          >
            {t('company.invitation.withdraw')}
          </Button>
          <p className={classNames(lists.facts, styles.facts)}>
            {[t('company.invitation.until', { role: role.name, day: date(end) }), wordsOf(limit) ?? []]
              .flat()
              .join(' · ')}
          </p>
        </li>
      ))}
    </ActivityList>
  );
};

/** Members of the company; administrators can change them, others see whom to contact. */
export const People = ({ company, isManaged }: { company: CompanyShown; isManaged: boolean }) => {
  const t = useT();
  return (
    <>
      <ActivityList title={t('company.people')} none="">
        {company.users.items.map((person) => (
          <Person key={person.id} person={person} roles={company.roles.items} isManaged={isManaged} />
        ))}
      </ActivityList>
      <Invitations company={company} />
    </>
  );
};
