import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pictureUrl } from './types.ts';

type Props = { file: string | undefined; size?: number };

/** A small picture of a product. Decorative, because its name is beside it. */
export const Thumbnail = ({ file, size = 56 }: Props) => {
  const translate = useTranslate();
  const frame = { width: size, height: size, borderRadius: 1, flexShrink: 0, bgcolor: 'grey.200' };
  if (!file)
    return (
      <Box
        sx={{ ...frame, display: 'grid', placeItems: 'center', fontSize: 11, textAlign: 'center', color: 'grey.700' }}
      >
        {translate('counter.product.no_picture')}
      </Box>
    );
  return (
    <Box
      component="img"
      src={pictureUrl(file, size > 80 ? 320 : 160)}
      alt=""
      loading="lazy"
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
};
