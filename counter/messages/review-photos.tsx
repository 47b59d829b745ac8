import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { rest } from '../rest.ts';

const Photo = ({ id, place }: { id: number; place: number }) => {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['reviews', id, 'photos', place],
    queryFn: () => rest<{ base64_encoded_data: string }>('GET', `/V1/reviews/${id}/photos/${place}`),
    staleTime: Infinity,
  });
  return data ? (
    <Box
      component="img"
      src={`data:image/webp;base64,${data.base64_encoded_data}`}
      alt={translate('counter.review.photo', { number: place + 1 })}
      sx={{ maxWidth: '100%', maxHeight: 240 }}
    />
  ) : null;
};

/** Photographs of a review, which are not public before it is approved. */
export const ReviewPhotos = ({ id, count }: { id: number; count: number }) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    {Array.from({ length: count }, (_, place) => (
      <Photo key={place} id={id} place={place} />
    ))}
  </Box>
);
