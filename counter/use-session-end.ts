import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** Leads to the sign-in page when a request failed because the session has ended. */
export const useSessionEnd = (error: unknown): void => {
  const logoutIfDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfDenied(error);
  }, [error, logoutIfDenied]);
};
