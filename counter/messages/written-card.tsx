import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { ContactLinks } from '../records/contact-links.tsx';
import { useAction } from '../records/use-action.ts';
import { rest } from '../rest.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import type { Reply } from './types.ts';

type Props = {
  path: string;
  record: {
    state: string;
    name: string;
    email: string;
    telephone: string | null;
    language: string;
    sent_at: string;
    replies: readonly Reply[];
  };
  title: string;
  comment: string;
  reload: () => Promise<unknown>;
  children?: ReactNode;
};

/** A message or feedback with its replies and actions. */
export const WrittenCard = ({ path, record, title, comment, reload, children }: Props) => {
  const translate = useTranslate();
  const { language, time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { run, isSending } = useAction(reload);
  const [isReplying, setReplying] = useState(false);
  const mark = (state: string) => () =>
    void run(() => rest('POST', `${path}/state`, { body: { state } }), 'counter.customer.saved');
  return (
    <Section title={title}>
      <Stack spacing={1}>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[record.name, time(record.sent_at), language(record.language)].filter(Boolean).join(' · ')}
        </Typography>
        <ContactLinks email={record.email} telephone={record.telephone} />
        {children}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment}</Typography>
        {record.replies.map(({ at, who, reply }) => (
          <Box key={at} sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2 }}>
            <Chip size="small" label={`${who} · ${time(at)}`} />
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reply}</Typography>
          </Box>
        ))}
        {includesScope(permissions, 'customers:write') && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {record.email && (
              <Button variant="contained" onClick={() => setReplying(true)}>
                {translate('counter.message.reply')}
              </Button>
            )}
            {record.state !== 'closed' && (
              <Button variant="outlined" loading={isSending} onClick={mark('closed')}>
                {translate('counter.message.close')}
              </Button>
            )}
            {record.state === 'spam' ? (
              <Button variant="outlined" loading={isSending} onClick={mark('new')}>
                {translate('counter.message.not_spam')}
              </Button>
            ) : (
              <Button variant="outlined" color="error" loading={isSending} onClick={mark('spam')}>
                {translate('counter.message.spam')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {isReplying && (
        <ReplyDialog
          path={path}
          written={record}
          comment={comment}
          reload={reload}
          onClose={() => setReplying(false)}
        />
      )}
    </Section>
  );
};
