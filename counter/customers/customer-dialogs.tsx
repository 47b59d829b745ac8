import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { saveFile } from '../records/save-file.ts';
import { rest } from '../rest.ts';
import { GROUPS, type Customer } from './types.ts';

export type CustomerDialogProps = {
  customer: Customer;
  /** Reads the customer and the changes again. */
  reload: () => Promise<unknown>;
  onClose: () => void;
};

const pathOf = ({ id }: Customer, action = ''): string => `/V1/customers/${id}${action}`;
const versionOf = ({ extension_attributes: { version } }: Customer) => ({ version });

/** Name and group. */
export const CorrectDialog = ({ customer, ...props }: CustomerDialogProps) => {
  const translate = useTranslate();
  const [firstname, setFirstname] = useState(customer.firstname);
  const [lastname, setLastname] = useState(customer.lastname);
  const [group, setGroup] = useState(customer.group_id);
  return (
    <ChangeDialog
      {...props}
      title={translate('counter.customer.correct')}
      send="counter.note.send"
      done="counter.customer.saved"
      run={() =>
        rest('PUT', pathOf(customer), {
          body: { customer: { firstname, lastname, group_id: group } },
          ...versionOf(customer),
        })
      }
    >
      <Box sx={{ display: 'flex', gap: 2 }}>
        <TextField
          fullWidth
          required
          label={translate('counter.address_field.firstname')}
          value={firstname}
          onChange={({ target }) => setFirstname(target.value)}
        />
        <TextField
          fullWidth
          required
          label={translate('counter.address_field.lastname')}
          value={lastname}
          onChange={({ target }) => setLastname(target.value)}
        />
      </Box>
      <TextField
        select
        fullWidth
        label={translate('counter.customer.group')}
        value={group}
        onChange={({ target }) => setGroup(Number(target.value))}
      >
        {GROUPS.map((id) => (
          <MenuItem key={id} value={id}>
            {translate(`counter.group.${id}`)}
          </MenuItem>
        ))}
      </TextField>
    </ChangeDialog>
  );
};

export const EmailDialog = ({ customer, ...props }: CustomerDialogProps) => {
  const translate = useTranslate();
  const [email, setEmail] = useState(customer.email);
  return (
    <ChangeDialog
      {...props}
      title={translate('counter.customer.email')}
      send="counter.customer.send_link"
      done="counter.customer.link_sent"
      problems={{ EMAIL_TAKEN: 'counter.customer.email_taken', EMAIL_INVALID: 'counter.welcome.email_refused' }}
      run={() => rest('POST', pathOf(customer, '/email'), { body: { email }, ...versionOf(customer) })}
    >
      <Typography>{translate('counter.customer.email_how')}</Typography>
      <TextField
        fullWidth
        required
        type="email"
        label={translate('counter.email')}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ChangeDialog>
  );
};

export const ResetDialog = ({ customer, ...props }: CustomerDialogProps) => {
  const translate = useTranslate();
  return (
    <ChangeDialog
      {...props}
      title={translate('counter.customer.reset')}
      send="counter.customer.send_link"
      done="counter.customer.reset_sent"
      run={() => rest('POST', pathOf(customer, '/passwordReset'), { body: {} })}
    >
      <Typography>{translate('counter.customer.reset_how', { email: customer.email })}</Typography>
    </ChangeDialog>
  );
};

export const BlockDialog = ({ customer, ...props }: CustomerDialogProps) => {
  const translate = useTranslate();
  const { is_blocked: isBlocked } = customer.extension_attributes;
  return (
    <ChangeDialog
      {...props}
      title={translate(isBlocked ? 'counter.customer.unblock' : 'counter.customer.block')}
      send={isBlocked ? 'counter.customer.unblock' : 'counter.customer.block'}
      done="counter.customer.saved"
      run={() =>
        rest('POST', pathOf(customer, isBlocked ? '/unblock' : '/block'), { body: {}, ...versionOf(customer) })
      }
    >
      <Typography>{translate(isBlocked ? 'counter.customer.unblock_how' : 'counter.customer.block_how')}</Typography>
    </ChangeDialog>
  );
};

/** Saves all data of the customer as a file. */
export const ExportDialog = ({ customer, ...props }: CustomerDialogProps) => {
  const translate = useTranslate();
  return (
    <ChangeDialog
      {...props}
      title={translate('counter.customer.export')}
      send="counter.customer.export"
      done="counter.customer.exported"
      run={async () => {
        const data = await rest<object>('GET', pathOf(customer, '/data'));
        saveFile(`customer-${customer.id}.json`, 'application/json', JSON.stringify(data, null, 2));
      }}
    >
      <Typography>{translate('counter.customer.export_how')}</Typography>
    </ChangeDialog>
  );
};

export const DeleteDialog = ({ customer, ...props }: CustomerDialogProps) => {
  const translate = useTranslate();
  return (
    <ChangeDialog
      {...props}
      title={translate('counter.customer.delete')}
      send="counter.customer.delete"
      done="counter.customer.deleted"
      run={() => rest('DELETE', pathOf(customer))}
    >
      <Typography>{translate('counter.customer.delete_how', { email: customer.email })}</Typography>
    </ChangeDialog>
  );
};
