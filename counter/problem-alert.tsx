import { Alert, type AlertProps } from '@mui/material';
import { useEffect, useRef } from 'react';

/** The message of a refused form. It is scrolled into view, because a dialog on a phone may be longer than the screen. */
export const ProblemAlert = ({ children, ...props }: AlertProps) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return as its cleanup.
    void alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={alert} severity="error" {...props}>
      {children}
    </Alert>
  );
};
