import { Alert, Button, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

const linkOf = (token: string): string => `${window.location.origin}${window.location.pathname}#/welcome/${token}`;

/** One-time link of an account with a copy button. */
export const AccountLink = ({ email, token }: { email: string; token: string }) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="success">{translate('counter.accounts.link_once', { email })}</Alert>
      <TextField
        label={translate('counter.accounts.link')}
        value={linkOf(token)}
        multiline
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </>
  );
};

export const CopyLinkButton = ({ token }: { token: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(linkOf(token));
    notify('counter.accounts.copied');
  };
  // Browsers have no clipboard on a page without TLS.
  return navigator.clipboard ? (
    <Button variant="contained" onClick={() => void copy()}>
      {translate('counter.accounts.copy')}
    </Button>
  ) : null;
};
