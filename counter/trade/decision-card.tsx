import { Button, Link, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { FileButton } from '../records/file-button.tsx';
import { useAction } from '../records/use-action.ts';
import { rest } from '../rest.ts';
import type { TaxCertificate, TradeApplication } from './types.ts';

type Props = {
  path: string;
  record: TradeApplication | TaxCertificate;
  title: string;
  facts: readonly string[];
  /** An approved certificate can be withdrawn. */
  mayWithdraw: boolean;
  reload: () => Promise<unknown>;
};

const PROBLEMS = { DECIDED_ALREADY: 'counter.trade.decided', REASON_REQUIRED: 'counter.trade.reason_needed' };

/** An application or certificate with its documents, to approve or decline. */
export const DecisionCard = ({ path, record, title, facts, mayWithdraw, reload }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { run, isSending } = useAction(reload, PROBLEMS);
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const mayDecline = record.state === 'pending' || (mayWithdraw && record.state === 'approved');
  return (
    <Section title={title}>
      <Stack spacing={1}>
        <Typography color="text.secondary">{time(record.sent_at)}</Typography>
        {record.customer_id !== null && (
          <Link
            component={RouterLink}
            to={`/customers/${record.customer_id}/show`}
            sx={{ display: 'flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
          >
            {record.name} · {record.email}
          </Link>
        )}
        {facts.map((fact) => (
          <Typography key={fact}>{fact}</Typography>
        ))}
        {record.reason && <Typography>{translate('counter.trade.because', { reason: record.reason })}</Typography>}
        {includesScope(permissions, 'customers:write') && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {record.files.map((name, place) => (
              <FileButton key={`${place} ${name}`} path={`${path}/files/${place}`} name={name} />
            ))}
            {record.state === 'pending' && (
              <Button
                variant="contained"
                loading={isSending}
                onClick={() =>
                  void run(() => rest('POST', `${path}/approve`, { body: {} }), 'counter.trade.approved_done')
                }
              >
                {translate('counter.trade.approve')}
              </Button>
            )}
            {mayDecline && (
              <Button variant="outlined" color="error" onClick={() => setDeclining(true)}>
                {translate(record.state === 'approved' ? 'counter.trade.withdraw' : 'counter.trade.decline')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {isDeclining && (
        <ChangeDialog
          title={title}
          send={record.state === 'approved' ? 'counter.trade.withdraw' : 'counter.trade.decline'}
          done="counter.trade.declined_done"
          problems={PROBLEMS}
          reload={reload}
          onClose={() => setDeclining(false)}
          run={() => rest('POST', `${path}/decline`, { body: { reason } })}
        >
          <TextField
            label={translate('counter.trade.reason')}
            helperText={translate('counter.trade.reason_read')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            required
            multiline
          />
        </ChangeDialog>
      )}
    </Section>
  );
};
