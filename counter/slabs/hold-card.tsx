import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { useLabelled } from '../use-labelled.ts';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import type { StaffHold } from './types.ts';
import { useSlabProblem } from './use-slab-problem.ts';

const DAY_MS = 86_400_000;

/** The end one day later than the shown one: a second press by someone else adds nothing. */
const oneDayLater = ({ expires_at: end }: StaffHold): string =>
  new Date(Date.parse(`${end.replace(' ', 'T')}Z`) + DAY_MS).toISOString();

type Props = { hold: StaffHold; reload: () => Promise<unknown>; isLinked?: boolean };

/** A running hold: its person, its end, and its actions. */
export const HoldCard = ({ hold, reload, isLinked = false }: Props) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const notify = useNotify();
  const problemOf = useSlabProblem();
  const { time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const [isReleasing, setReleasing] = useState(false);
  const [isSending, setSending] = useState(false);
  const run = async (method: string, done: string, body?: unknown): Promise<void> => {
    setProblem(undefined);
    setSending(true);
    try {
      await rest(method, `/V1/slab-holds/${hold.id}`, { body });
      notify(translate(done), { type: 'success' });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSending(false);
      setReleasing(false);
      await reload();
    }
  };
  const of = (label: string): string => labelled(label, hold.sku);
  return (
    <Box>
      {isLinked && (
        <Link
          component={RouterLink}
          to={`/slabs/${encodeURIComponent(hold.sku)}/show`}
          sx={{ display: 'inline-block', py: 1 }}
        >
          {hold.sku}
        </Link>
      )}
      <Typography sx={{ fontWeight: 600 }}>{hold.fullname}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {hold.telephone && <Link href={`tel:${hold.telephone}`}>{hold.telephone}</Link>}
        {hold.telephone && hold.email && ' · '}
        {hold.email && <Link href={`mailto:${hold.email}`}>{hold.email}</Link>}
      </Typography>
      <Typography color="text.secondary">{translate('counter.hold.until', { time: time(hold.expires_at) })}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {includesScope(permissions, 'stock:write') && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            variant="outlined"
            disabled={isSending}
            aria-label={of('counter.hold.extend')}
            onClick={() => void run('PUT', 'counter.hold.extended', { hold: { expires_at: oneDayLater(hold) } })}
          >
            {translate('counter.hold.extend')}
          </Button>
          <Button
            variant={isReleasing ? 'contained' : 'outlined'}
            color="error"
            disabled={isSending}
            aria-label={of(isReleasing ? 'counter.hold.release_sure' : 'counter.hold.release')}
            onClick={() => (isReleasing ? void run('DELETE', 'counter.hold.released') : setReleasing(true))}
          >
            {translate(isReleasing ? 'counter.hold.release_sure' : 'counter.hold.release')}
          </Button>
        </Stack>
      )}
    </Box>
  );
};
