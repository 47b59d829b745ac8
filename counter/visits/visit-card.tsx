import { Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { ContactLinks } from '../records/contact-links.tsx';
import { useAction } from '../records/use-action.ts';
import { rest } from '../rest.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { Showroom, Visit } from './types.ts';

type Props = { visit: Visit; showroom: Showroom | undefined; reload: () => Promise<unknown> };

export const VisitCard = ({ visit, showroom, reload }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { run, isSending } = useAction(reload);
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const path = `/V1/visits/${visit.id}`;
  const hasCome = visit.came_at !== null;
  const isOpen = visit.status === 'BOOKED';
  return (
    <Section title={`${time(visit.starts_at, showroom?.time_zone)} · ${visit.name}`}>
      <Stack spacing={1}>
        <Typography>
          {[
            showroom?.name ?? visit.showroom,
            translate(`counter.visit.topic.${visit.topic}`),
            translate('counter.visit.people', { count: visit.people }),
          ].join(' · ')}
        </Typography>
        <ContactLinks email={visit.email} telephone={visit.telephone} />
        {visit.notes && (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{visit.notes}</Typography>
        )}
        {hasCome && <Chip size="small" color="success" label={translate('counter.visit.has_come')} />}
        {isOpen && includesScope(permissions, 'customers:write') && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant={hasCome ? 'outlined' : 'contained'}
              loading={isSending}
              onClick={() =>
                void run(() => rest('POST', `${path}/came`, { body: { came: !hasCome } }), 'counter.customer.saved')
              }
            >
              {translate(hasCome ? 'counter.visit.not_come' : 'counter.visit.came')}
            </Button>
            <Button variant="outlined" onClick={() => setOpen('move')}>
              {translate('counter.visit.move')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setOpen('cancel')}>
              {translate('counter.visit.cancel')}
            </Button>
          </Stack>
        )}
      </Stack>
      {open === 'move' && (
        <MoveDialog visit={visit} timeZone={showroom?.time_zone} reload={reload} onClose={() => setOpen(undefined)} />
      )}
      {open === 'cancel' && (
        <ChangeDialog
          title={translate('counter.visit.cancel_title', { name: visit.name })}
          send="counter.visit.cancel"
          done="counter.visit.cancelled"
          problems={{ VISIT_OVER: 'counter.visit.over' }}
          reload={reload}
          onClose={() => setOpen(undefined)}
          run={() => rest('POST', `${path}/cancel`, { body: {} })}
        >
          <Typography>{translate('counter.visit.emails')}</Typography>
        </ChangeDialog>
      )}
    </Section>
  );
};
