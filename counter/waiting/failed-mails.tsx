import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { rest } from '../rest.ts';
import { useChange } from '../use-change.ts';
import { useSessionEnd } from '../use-session-end.ts';

type Mail = { id: number; to: string; subject: string; queued_at: string; failed_at: string; reason: string | null };

const MailCard = ({ mail, reload }: { mail: Mail; reload: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { change, problem, isSending } = useChange(reload);
  const path = `/V1/counter/mails/${mail.id}`;
  return (
    <Section title={mail.subject}>
      <Stack spacing={1}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {mail.to} · {time(mail.failed_at)}
        </Typography>
        {mail.reason && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {mail.reason}
          </Typography>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        {includesScope(permissions, 'customers:write') && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="contained"
              disabled={isSending}
              onClick={() => void change('POST', `${path}/retry`, 'counter.mails.retried')}
            >
              {translate('counter.mails.retry')}
            </Button>
            <Button
              variant="outlined"
              disabled={isSending}
              onClick={() => void change('POST', `${path}/dismiss`, 'counter.mails.dismissed')}
            >
              {translate('counter.mails.dismiss')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Section>
  );
};

/** Failed emails, with buttons to retry or discard them. */
export const FailedMails = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['failed-mails'],
    queryFn: () => rest<Mail[]>('GET', '/V1/counter/mails'),
  });
  useSessionEnd(error);
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 800 }}>
      <Title title={translate('counter.mails.title')} />
      <Typography component="h1" variant="h5">
        {translate('counter.mails.title')}
      </Typography>
      <Typography>{translate('counter.mails.what')}</Typography>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      {!data && !error && <CircularProgress />}
      {data?.length === 0 && <Typography>{translate('counter.mails.nothing')}</Typography>}
      {data?.map((mail) => (
        <MailCard key={mail.id} mail={mail} reload={refetch} />
      ))}
    </Stack>
  );
};
