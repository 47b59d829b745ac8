import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { Together } from '#storefront/platform/page/together.tsx';
import { useSessionKey } from '#storefront/platform/session/use-customer.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { usePreservedFocus } from '#storefront/ui/use-preserved-focus.ts';
import type { AccountActions } from '../state/account-actions.ts';
import { AccountNavigation } from './account-navigation.tsx';
import { LoadingPart } from './account-part.tsx';
import { sectionOf, type SectionName } from './sections.ts';
import { useVisitor } from './use-visitor.ts';
import styles from './account-area.module.css';

const fetchInvitation = async () => ({ default: (await import('./sign-in-invitation.tsx')).SignInInvitation });
const SignInInvitation = lazy(() => untilFetched(fetchInvitation));

type Props = {
  section: SectionName;
  actions: AccountActions;
  children: ReactNode;
  /** Content for guests; by default the invitation to sign in. */
  guest?: ReactNode;
  /** Reason for guests to sign in; by default to see the page. */
  guestText?: string | undefined;
};

/**
 * Layout of the account pages. Title and navigation render for everyone; `children` mounts only for signed-in
 * customers. Guests can sign in on the page (AA-01), unless it has content for them.
 */
export const AccountArea = ({ section, actions, children, guest, guestText }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const visitor = useVisitor();
  const sitting = useSessionKey();
  const content = useRef<HTMLDivElement>(null);
  usePreservedFocus(content);
  const body = {
    unknown: <LoadingPart />,
    guest: guest ?? (
      <Suspense fallback={<LoadingPart />}>
        <SignInInvitation actions={actions} text={guestText} />
      </Suspense>
    ),
    customer: (
      <Together key={sitting} owner={String(sitting)} className={styles.parts} wait={<LoadingPart />}>
        {children}
      </Together>
    ),
  };
  return (
    <div className={styles.area}>
      <h1 className={styles.title}>{t(sectionOf(section, platform).title)}</h1>
      <AccountNavigation current={section} />
      <div ref={content} className={styles.content}>
        {body[visitor]}
      </div>
    </div>
  );
};
