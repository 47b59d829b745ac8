import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { CodeField } from './code-field.tsx';
import { Entrance } from './entrance.tsx';
import { focusFirstField } from './focus.ts';
import { problemOf } from './problem.ts';
import { RestError } from './rest.ts';

const signInProblem = (error: unknown): string =>
  error instanceof RestError && error.status === 401 ? 'counter.sign_in.refused' : problemOf(error);

export const SignIn = () => {
  const translate = useTranslate();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setProblem(undefined);
    try {
      await login({ email, password, code });
    } catch (error) {
      setProblem(signInProblem(error));
      setCode('');
      setSending(false);
    }
  };

  return (
    <Entrance title={translate('counter.sign_in.title')}>
      <Stack component="form" spacing={2} ref={focusFirstField} onSubmit={(event) => void send(event)}>
        {problem && <Alert severity="error">{translate(problem)}</Alert>}
        <TextField
          label={translate('counter.email')}
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          required
          autoComplete="username"
        />
        <TextField
          label={translate('counter.password')}
          type="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          required
          autoComplete="current-password"
        />
        <CodeField value={code} onChange={setCode} />
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {translate('counter.sign_in.send')}
        </Button>
      </Stack>
    </Entrance>
  );
};
