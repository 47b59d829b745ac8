import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Link of a row to its page, for the keyboard. A press anywhere else in the row opens the page, too. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  // The row would open the page a second time.
  <Link
    component={RouterLink}
    to={to}
    onClick={(event) => event.stopPropagation()}
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -0.75, whiteSpace: 'nowrap' }}
  >
    {children}
  </Link>
);
