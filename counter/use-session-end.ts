import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** Redirects to the sign-in page if a request failed because the session has ended. */
export const useSessionEnd = (error: unknown): void => {
  const logoutIfDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfDenied(error);
  }, [error, logoutIfDenied]);
};
