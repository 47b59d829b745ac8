import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { STAFF_PASSWORD_RULE, type Role } from '#contract/staff-roles.ts';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { Loading } from './records/loading.tsx';
import { CodeField } from './code-field.tsx';
import { Entrance } from './entrance.tsx';
import { focusFirstField } from './focus.ts';
import { problemOf } from './problem.ts';
import { rest } from './rest.ts';

type Invitation = { email: string | null; role: Role; secret: string; uri: string };

/** Message ids by error code. */
const PROBLEMS: Readonly<Record<string, string>> = {
  CODE_WRONG: 'counter.error.code',
  PASSWORD_REFUSED: 'counter.welcome.password_refused',
  NAME_REFUSED: 'counter.welcome.name_refused',
  LAST_OWNER: 'counter.accounts.last_owner',
  EMAIL_INVALID: 'counter.welcome.email_refused',
  LINK_INVALID: 'counter.welcome.link_invalid',
};

const AccountForm = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const translate = useTranslate();
  const [values, setValues] = useState({ email: invitation.email ?? '', name: '', password: '', code: '' });
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const set = (name: keyof typeof values, value: string): void => setValues({ ...values, [name]: value });

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    try {
      await rest('POST', '/V1/counter/account', { body: { token, ...values } });
      // Reload the page to clear the cached "no session" state.
      window.history.replaceState(null, '', '#/');
      window.location.reload();
    } catch (error) {
      setProblem(problemOf(error, PROBLEMS));
      setSending(false);
    }
  };

  return (
    <Stack component="form" spacing={2} ref={focusFirstField} onSubmit={(event) => void send(event)}>
      <Typography>
        {translate('counter.welcome.intro', { role: translate(`counter.role.${invitation.role}`) })}
      </Typography>
      <TextField
        label={translate('counter.email')}
        type="email"
        value={values.email}
        onChange={({ target }) => set('email', target.value)}
        required
        disabled={invitation.email !== null}
        autoComplete="username"
      />
      <TextField
        label={translate('counter.name')}
        value={values.name}
        onChange={({ target }) => set('name', target.value)}
        required
        autoComplete="name"
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        label={translate('counter.password')}
        type="password"
        value={values.password}
        onChange={({ target }) => set('password', target.value)}
        required
        autoComplete="new-password"
        helperText={translate('counter.welcome.password_rule', { length: STAFF_PASSWORD_RULE.length })}
      />
      <Typography component="h2" variant="h6">
        {translate('counter.welcome.authenticator')}
      </Typography>
      <AuthenticatorSetup secret={invitation.secret} uri={invitation.uri} />
      <CodeField value={values.code} onChange={(code) => set('code', code)} />
      {problem && <Alert severity="error">{translate(problem, { length: STAFF_PASSWORD_RULE.length })}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        {translate('counter.welcome.send')}
      </Button>
    </Stack>
  );
};

/** Page of an invitation link, which creates an account. */
export const Welcome = () => {
  const translate = useTranslate();
  const { token = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => rest<Invitation>('POST', '/V1/counter/invitation', { body: { token } }),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  return (
    <Entrance title={translate('counter.welcome.title')}>
      {error && <Alert severity="error">{translate(problemOf(error, PROBLEMS))}</Alert>}
      {!error && !data && <Loading />}
      {data && <AccountForm token={token} invitation={data} />}
    </Entrance>
  );
};
