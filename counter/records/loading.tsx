import { CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown while the data of a page or a part of it are loading. */
export const Loading = ({ isPage = false }: { isPage?: boolean }) => {
  const translate = useTranslate();
  return <CircularProgress aria-label={translate('ra.page.loading')} sx={isPage ? { m: 4 } : {}} />;
};
