import { Button, Stack } from '@mui/material';
import { useState, type ComponentType } from 'react';
import { usePermissions, useRedirect, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import {
  BlockDialog,
  CorrectDialog,
  DeleteDialog,
  EmailDialog,
  ExportDialog,
  ResetDialog,
  type CustomerDialogProps,
} from './customer-dialogs.tsx';

type Action = { label: string; Form: ComponentType<CustomerDialogProps>; isLeaving?: boolean };

const actionsOf = (isBlocked: boolean): readonly Action[] => [
  { label: 'counter.customer.correct', Form: CorrectDialog },
  { label: 'counter.customer.email', Form: EmailDialog },
  { label: 'counter.customer.reset', Form: ResetDialog },
  { label: isBlocked ? 'counter.customer.unblock' : 'counter.customer.block', Form: BlockDialog },
  { label: 'counter.customer.export', Form: ExportDialog },
  { label: 'counter.customer.delete', Form: DeleteDialog, isLeaving: true },
];

/** Changes allowed to the role. */
export const CustomerActions = ({ customer, reload }: Omit<CustomerDialogProps, 'onClose'>) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const [open, setOpen] = useState<Action>();
  if (!includesScope(permissions, 'customers:write')) return null;
  const leave = async (): Promise<void> => redirect('list', 'customers');
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actionsOf(customer.extension_attributes.is_blocked).map((action, place) => (
          <Button
            key={action.label}
            variant={place === 0 ? 'contained' : 'outlined'}
            color={action.isLeaving ? 'error' : 'primary'}
            onClick={() => setOpen(action)}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {translate(action.label)}
          </Button>
        ))}
      </Stack>
      {open && (
        <open.Form customer={customer} reload={open.isLeaving ? leave : reload} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
};
