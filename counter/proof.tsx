import { Alert, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { createContext, useContext, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PROOF_NEEDED } from '#contract/staff-roles.ts';
import { Dialog } from './dialog.tsx';
import { CodeField } from './code-field.tsx';
import { problemOf } from './problem.ts';
import { rest, RestError } from './rest.ts';

type Run = <T>(call: () => Promise<T>) => Promise<T>;

const ProofContext = createContext<Run>((call) => call());

/** Runs a request. If it needs a new authenticator code, opens a dialog for the code and repeats the request. */
export const useProof = (): Run => useContext(ProofContext);

type Waiting = { resolve: () => void; reject: (error: unknown) => void };

export const ProofProvider = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const [waiting, setWaiting] = useState<Waiting>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  const prove = (): Promise<void> => {
    setCode('');
    setProblem(undefined);
    return new Promise((resolve, reject) => setWaiting({ resolve, reject }));
  };
  const run: Run = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof RestError) || error.code !== PROOF_NEEDED) throw error;
      await prove();
      return call();
    }
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await rest('POST', '/V1/counter/proof', { body: { code } });
      setWaiting(undefined);
      waiting?.resolve();
    } catch (error) {
      setProblem(problemOf(error, { CODE_WRONG: 'counter.error.code' }));
    }
  };
  const cancel = (): void => {
    setWaiting(undefined);
    waiting?.reject(new RestError(0, 'counter.proof.cancelled'));
  };

  return (
    <ProofContext value={run}>
      {children}
      <Dialog open={waiting !== undefined} onClose={cancel} aria-labelledby="proof-title">
        <form onSubmit={(event) => void send(event)}>
          <DialogTitle id="proof-title">{translate('counter.proof.title')}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{translate('counter.proof.why')}</DialogContentText>
            {problem && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {translate(problem)}
              </Alert>
            )}
            <CodeField value={code} onChange={setCode} />
          </DialogContent>
          <DialogActions>
            <Button onClick={cancel}>{translate('counter.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate('counter.proof.send')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </ProofContext>
  );
};
