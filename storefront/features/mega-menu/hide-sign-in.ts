import type { Session } from '#storefront/platform/session/session.ts';
import { SIGN_IN } from './menu-entry.ts';

/** Hides the sign-in link of the server-rendered menu while a customer is signed in. Returns a function to stop. */
export const hideSignIn = (menu: HTMLElement, session: Session): (() => void) => {
  const follow = (): void => {
    for (const link of menu.querySelectorAll(`a[href$="${SIGN_IN}"]`))
      link.closest('li')?.toggleAttribute('hidden', session.isSignedIn());
  };
  follow();
  return session.subscribe(follow);
};
