import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { ContactLinks } from '../records/contact-links.tsx';
import { FileButton } from '../records/file-button.tsx';
import { useAction } from '../records/use-action.ts';
import { rest } from '../rest.ts';
import { JOB_STATES, type JobApplication } from './types.ts';

type Props = { application: JobApplication; reload: () => Promise<unknown> };

/** An application for a job with its files. */
export const JobCard = ({ application, reload }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { run, isSending } = useAction(reload);
  const [isDeleting, setDeleting] = useState(false);
  const path = `/V1/jobApplications/${application.id}`;
  const mark = (state: string) => () =>
    void run(() => rest('POST', `${path}/state`, { body: { state } }), 'counter.customer.saved');
  const others = JOB_STATES.filter((state) => state !== application.state && state !== 'new');
  return (
    <Section title={[application.name, application.job_title ?? ''].filter(Boolean).join(' · ')}>
      <Stack spacing={1}>
        <Typography color="text.secondary">
          {[time(application.sent_at), application.city ?? '', application.experience].filter(Boolean).join(' · ')}
        </Typography>
        <ContactLinks email={application.email} telephone={application.telephone} />
        {[application.made, application.needs].map(
          (text) =>
            text && (
              <Typography key={text} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            ),
        )}
        {includesScope(permissions, 'customers:write') && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {application.files.map(({ kind, name }) => (
              <FileButton key={kind} path={`${path}/files/${kind}`} name={name} />
            ))}
            {others.map((state) => (
              <Button key={state} variant="outlined" loading={isSending} onClick={mark(state)}>
                {translate(`counter.job.state.${state}`)}
              </Button>
            ))}
            <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
              {translate('counter.job.delete')}
            </Button>
          </Stack>
        )}
      </Stack>
      {isDeleting && (
        <ChangeDialog
          title={translate('counter.job.delete')}
          send="counter.job.delete"
          done="counter.job.deleted"
          reload={reload}
          onClose={() => setDeleting(false)}
          run={() => rest('DELETE', path)}
        >
          <Typography>{translate('counter.job.delete_how', { name: application.name })}</Typography>
        </ChangeDialog>
      )}
    </Section>
  );
};
