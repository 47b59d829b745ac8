import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ROLE_NAMES, type Role } from '#contract/staff-roles.ts';

type Props = { value: Role; onChange: (role: Role) => void };

export const RoleField = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      label={translate('counter.accounts.role_label')}
      value={value}
      onChange={({ target }) => onChange(target.value as Role)}
    >
      {ROLE_NAMES.map((role) => (
        <MenuItem key={role} value={role}>
          {translate(`counter.role.${role}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
