import { Button, Stack, Typography } from '@mui/material';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { useAction } from '../records/use-action.ts';
import { rest } from '../rest.ts';
import { ReviewPhotos } from './review-photos.tsx';
import type { Review } from './types.ts';

/** A review with its photographs, to approve or reject. */
export const ReviewCard = ({ review, reload }: { review: Review; reload: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const { language, time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { run, isSending } = useAction(reload);
  const decide = (verb: 'approve' | 'reject') => () =>
    void run(() => rest('POST', `/V1/reviews/${review.id}/${verb}`, { body: {} }), 'counter.customer.saved');
  return (
    <Section title={`${review.sku} · ${translate('counter.review.stars', { smart_count: review.stars })}`}>
      <Stack spacing={1}>
        <Typography color="text.secondary">
          {[
            review.nickname ?? '',
            time(review.written_at),
            language(review.language),
            review.is_verified ? translate('counter.review.verified') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{review.summary}</Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{review.text}</Typography>
        {review.photos > 0 && <ReviewPhotos id={review.id} count={review.photos} />}
        {includesScope(permissions, 'content:write') && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {review.status !== 'approved' && (
              <Button variant="contained" loading={isSending} onClick={decide('approve')}>
                {translate('counter.review.approve')}
              </Button>
            )}
            {review.status !== 'rejected' && (
              <Button variant="outlined" color="error" loading={isSending} onClick={decide('reject')}>
                {translate('counter.review.reject')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Section>
  );
};
