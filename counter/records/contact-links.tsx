import { Link } from '@mui/material';

const TARGET = { display: 'flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' };

/** Email and phone links of a person, large enough for touch. */
export const ContactLinks = ({ email, telephone }: { email: string | null; telephone: string | null }) => (
  <div>
    {email && (
      <Link href={`mailto:${email}`} sx={TARGET}>
        {email}
      </Link>
    )}
    {telephone && (
      <Link href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`} sx={TARGET}>
        {telephone}
      </Link>
    )}
  </div>
);
