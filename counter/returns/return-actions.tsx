import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useChange } from '../use-change.ts';
import { nameOfLine, type Return, type ReturnState } from './types.ts';

const VERBS = {
  approved: { verb: 'approve', label: 'counter.returns.approve', scope: 'orders:write' },
  received: { verb: 'receive', label: 'counter.returns.receive', scope: 'orders:write' },
  refunded: { verb: 'refund', label: 'counter.returns.refund', scope: 'orders:refund' },
  declined: { verb: 'decline', label: 'counter.returns.decline', scope: 'orders:write' },
} as const;

type Target = keyof typeof VERBS;

const ORDER: readonly Target[] = ['approved', 'received', 'refunded', 'declined'];

const isTarget = (state: ReturnState): state is Target => state !== 'requested' && state !== 'replaced';

type Props = { request: Return; reload: () => Promise<unknown> };

/** Message to the customer and the possible decisions. */
export const ReturnActions = ({ request, reload }: Props) => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { change, problem, isSending } = useChange(reload);
  const [comment, setComment] = useState('');
  const [isRestocked, setRestocked] = useState(request.kind === 'return');
  const [replaced, setReplaced] = useState<ReadonlySet<number>>(new Set());
  const next = request.next.filter(isTarget);
  const offered = ORDER.filter((state) => next.includes(state) && includesScope(permissions, VERBS[state].scope));
  if (offered.length === 0) return null;
  const toggle = (id: number): void =>
    setReplaced((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  const labelOf = (state: Target): string => {
    if (state !== 'refunded' || replaced.size === 0) return VERBS[state].label;
    return replaced.size === request.items.length ? 'counter.returns.replace' : 'counter.returns.replace_and_refund';
  };
  const send = async (state: Target): Promise<void> => {
    const isReplacement = state === 'refunded' && replaced.size > 0;
    const body = {
      ...(comment.trim() ? { comment: comment.trim() } : {}),
      ...(state === 'refunded' ? { return_to_stock: isRestocked } : {}),
      ...(isReplacement ? { items: [...replaced] } : {}),
    };
    const path = `/V1/returns/${request.number}/${isReplacement ? 'replace' : VERBS[state].verb}`;
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
          {request.items.map((line) => (
            <FormControlLabel
              key={line.order_item_id}
              control={
                <Checkbox checked={replaced.has(line.order_item_id)} onChange={() => toggle(line.order_item_id)} />
              }
              label={translate('counter.returns.replace_line', { qty: line.qty, name: nameOfLine(line) })}
            />
          ))}
          <Typography variant="body2">{translate('counter.returns.replace_help')}</Typography>
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
            {translate(labelOf(state))}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
};
