import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { Inbox } from '../records/inbox.tsx';
import { saveFile } from '../records/save-file.ts';
import { useAction } from '../records/use-action.ts';
import { rest } from '../rest.ts';

type Subscriber = {
  id: number;
  email: string;
  status: string;
  language: string;
  store_view: string;
  changed_at: string;
};

const STATES = {
  field: 'status',
  values: [
    { id: 'SUBSCRIBED', name: 'counter.newsletter.subscribed' },
    { id: 'UNSUBSCRIBED', name: 'counter.newsletter.unsubscribed' },
  ],
};

const SubscriberCard = ({ subscriber, reload }: { subscriber: Subscriber; reload: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const { language, time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { run, isSending } = useAction(reload);
  const end = (): Promise<unknown> =>
    rest('POST', `/V1/newsletter/subscribers/${subscriber.id}/unsubscribe`, { body: {} });
  return (
    <Section title={subscriber.email}>
      <Typography color="text.secondary">
        {[language(subscriber.language), time(subscriber.changed_at)].join(' · ')}
      </Typography>
      {subscriber.status === 'SUBSCRIBED' && includesScope(permissions, 'customers:write') && (
        <Button
          variant="outlined"
          loading={isSending}
          onClick={() => void run(end, 'counter.newsletter.ended')}
          sx={{ mt: 1 }}
        >
          {translate('counter.newsletter.end')}
        </Button>
      )}
    </Section>
  );
};

/** Subscribers: count, search, unsubscribe, CSV. */
export const NewsletterPage = () => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { run, isSending } = useAction(async () => {});
  const [text, setText] = useState('');
  const save = async (): Promise<void> => {
    const { csv } = await rest<{ csv: string }>('GET', '/V1/newsletter/subscribers/csv');
    saveFile('newsletter.csv', 'text/csv', csv);
  };
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate('counter.newsletter.title')} />
      <Typography component="h1" variant="h5">
        {translate('counter.newsletter.title')}
      </Typography>
      <Inbox<Subscriber>
        path="/V1/newsletter/subscribers"
        sort={{ field: 'changed_at', order: 'DESC' }}
        state={STATES}
        groups={text.trim() ? [[['search', text.trim()]]] : []}
        filters={
          <>
            <TextField
              type="search"
              label={translate('counter.newsletter.search')}
              value={text}
              onChange={({ target }) => setText(target.value)}
              fullWidth={false}
              sx={{ flexGrow: 1 }}
            />
            {includesScope(permissions, 'customers:write') && (
              <Button
                variant="outlined"
                loading={isSending}
                onClick={() => void run(save, 'counter.records.file_saved')}
              >
                {translate('counter.newsletter.csv')}
              </Button>
            )}
          </>
        }
        card={(subscriber, reload) => <SubscriberCard subscriber={subscriber} reload={reload} />}
      />
    </Stack>
  );
};
