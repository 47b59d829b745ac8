import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { Inbox } from '../records/inbox.tsx';
import { rest } from '../rest.ts';

type Credit = { currency: string; limit: number; used: number; days: number };
type Company = {
  id: number;
  number: string;
  name: string;
  people: number;
  administrators: string;
  created_at: string;
  currencies: readonly string[];
  credits: readonly Credit[];
};
type CardProps = { company: Company; reload: () => Promise<unknown> };

/** Sets the limit of a company in one currency; empty fields return to the rules of the catalogue. */
const LimitDialog = ({ company, reload, onClose }: CardProps & { onClose: () => void }) => {
  const translate = useTranslate();
  const [first] = company.credits;
  const [values, setValues] = useState({
    currency: first?.currency ?? company.currencies[0] ?? '',
    amount: first ? String(first.limit) : '',
    days: first ? String(first.days) : '',
  });
  const set = (name: keyof typeof values, value: string): void => setValues({ ...values, [name]: value });
  const choose = (currency: string): void => {
    const credit = company.credits.find((one) => one.currency === currency);
    setValues({ currency, amount: String(credit?.limit ?? ''), days: String(credit?.days ?? '') });
  };
  return (
    <ChangeDialog
      title={translate('counter.company.limit_title', { name: company.name })}
      send="counter.note.send"
      done="counter.customer.saved"
      problems={{ CREDIT_INVALID: 'counter.company.invalid' }}
      reload={reload}
      onClose={onClose}
      run={() => rest('PUT', `/V1/company/${company.number}/credit`, { body: values })}
    >
      <Typography>{translate('counter.company.limit_how')}</Typography>
      <TextField
        select
        required
        label={translate('counter.figures.currency')}
        value={values.currency}
        onChange={({ target }) => choose(target.value)}
      >
        {company.currencies.map((currency) => (
          <MenuItem key={currency} value={currency}>
            {currency}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('counter.company.limit')}
        value={values.amount}
        onChange={({ target }) => set('amount', target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        type="number"
        label={translate('counter.company.days')}
        value={values.days}
        onChange={({ target }) => set('days', target.value)}
        slotProps={{ htmlInput: { min: 0, max: 365, inputMode: 'numeric' } }}
      />
    </ChangeDialog>
  );
};

const CompanyCard = ({ company, reload }: CardProps) => {
  const translate = useTranslate();
  const { money, time } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const [isLimiting, setLimiting] = useState(false);
  return (
    <Section title={company.name}>
      <Stack spacing={1}>
        <Typography color="text.secondary">
          {company.number} · {time(company.created_at)} · {translate('counter.visit.people', { count: company.people })}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{company.administrators}</Typography>
        {company.credits.length === 0 && <Typography>{translate('counter.company.unlimited')}</Typography>}
        {company.credits.map(({ currency, limit, used, days }) => (
          <Typography key={currency}>
            {translate('counter.company.credit', {
              limit: money(limit, currency),
              used: money(used, currency),
              smart_count: days,
            })}
          </Typography>
        ))}
        {includesScope(permissions, 'customers:write') && (
          <Button variant="outlined" onClick={() => setLimiting(true)}>
            {translate('counter.company.change_limit')}
          </Button>
        )}
      </Stack>
      {isLimiting && <LimitDialog company={company} reload={reload} onClose={() => setLimiting(false)} />}
    </Section>
  );
};

/** Companies with their credit. */
export const Companies = () => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  return (
    <Inbox<Company>
      path="/V1/company"
      sort={{ field: 'created_at', order: 'DESC' }}
      groups={text.trim() ? [[['search', text.trim()]]] : []}
      filters={
        <TextField
          type="search"
          label={translate('counter.company.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          fullWidth={false}
          sx={{ flexGrow: 1 }}
        />
      }
      card={(company, reload) => <CompanyCard company={company} reload={reload} />}
    />
  );
};
