import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { rest } from '../rest.ts';
import type { Return } from './types.ts';

type PhotoFile = { base64_encoded_data: string };

/** Photographs of a claim, which only staff can load. */
export const Photos = ({ request: { number, photos } }: { request: Return }) => {
  const translate = useTranslate();
  const { data = [], error } = useQuery({
    queryKey: ['returns', number, 'photos', photos],
    queryFn: () =>
      Promise.all(
        Array.from({ length: photos }, (_, place) =>
          rest<PhotoFile>('GET', `/V1/returns/${number}/photos/${place + 1}`),
        ),
      ),
  });
  return (
    <>
      {error && <Alert severity="error">{translate('counter.returns.no_photo')}</Alert>}
      {data.map(({ base64_encoded_data: bytes }, place) => (
        <Box
          key={place}
          component="img"
          src={`data:image/jpeg;base64,${bytes}`}
          alt={translate('counter.returns.photo', { place: place + 1 })}
          sx={{ maxWidth: '100%', borderRadius: 1 }}
        />
      ))}
    </>
  );
};
