import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useChange } from '../use-change.ts';
import type { Return, ReturnState } from './types.ts';

const VERBS = {
  approved: { verb: 'approve', label: 'counter.returns.approve', scope: 'orders:write' },
  received: { verb: 'receive', label: 'counter.returns.receive', scope: 'orders:write' },
  refunded: { verb: 'refund', label: 'counter.returns.refund', scope: 'orders:refund' },
  declined: { verb: 'decline', label: 'counter.returns.decline', scope: 'orders:write' },
} as const;

type Target = keyof typeof VERBS;

const ORDER: readonly Target[] = ['approved', 'received', 'refunded', 'declined'];

const isTarget = (state: ReturnState): state is Target => state !== 'requested';

type Props = { request: Return; reload: () => Promise<unknown> };

/** Message to the customer and the possible decisions. */
export const ReturnActions = ({ request, reload }: Props) => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { change, problem, isSending } = useChange(reload);
  const [comment, setComment] = useState('');
  const [isRestocked, setRestocked] = useState(request.kind === 'return');
  const next = request.next.filter(isTarget);
  const offered = ORDER.filter((state) => next.includes(state) && includesScope(permissions, VERBS[state].scope));
  if (offered.length === 0) return null;
  const send = async (state: Target): Promise<void> => {
    const body = {
      ...(comment.trim() ? { comment: comment.trim() } : {}),
      ...(state === 'refunded' ? { return_to_stock: isRestocked } : {}),
    };
    const path = `/V1/returns/${request.number}/${VERBS[state].verb}`;
    if (await change('POST', path, 'counter.returns.done', { body, version: request.version })) setComment('');
  };
  return (
    <Stack spacing={1.5}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={translate('counter.returns.comment')}
        helperText={translate('counter.returns.comment_help')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        multiline
      />
      {offered.includes('refunded') && (
        <>
          <Typography variant="body2">{translate(`counter.returns.fee_${request.kind}`)}</Typography>
          <FormControlLabel
            control={<Checkbox checked={isRestocked} onChange={(_, checked) => setRestocked(checked)} />}
            label={translate('counter.refund.restock')}
          />
        </>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {offered.map((state, place) => (
          <Button
            key={state}
            variant={place === 0 ? 'contained' : 'outlined'}
            color={state === 'declined' ? 'error' : 'primary'}
            disabled={isSending || (state === 'declined' && comment.trim() === '')}
            onClick={() => void send(state)}
          >
            {translate(VERBS[state].label)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
};
