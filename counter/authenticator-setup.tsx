import { Box, Button, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { QrCode } from './qr-code.tsx';

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const Key = ({ secret }: { secret: string }) => {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography>
        {translate('counter.welcome.secret')} <Box component="code">{inGroups(secret)}</Box>
      </Typography>
      {/* Browsers have no clipboard on a page without TLS. */}
      {navigator.clipboard && (
        <Button onClick={() => void copy()} sx={{ minHeight: 44 }}>
          <span aria-live="polite">
            {translate(isCopied ? 'counter.accounts.copied' : 'counter.welcome.copy_secret')}
          </span>
        </Button>
      )}
    </Box>
  );
};

/** Adds an account to an authenticator app: on phones by a link to the app, elsewhere by a QR code. */
export const AuthenticatorSetup = ({ secret, uri }: { secret: string; uri: string }) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const code = (
    <Box sx={{ textAlign: 'center' }}>
      <QrCode text={uri} label={translate('counter.welcome.qr')} />
    </Box>
  );
  if (!isPhone)
    return (
      <>
        <Typography>{translate('counter.welcome.scan')}</Typography>
        {code}
        <Key secret={secret} />
      </>
    );
  return (
    <>
      <Typography>{translate('counter.welcome.open_app_rule')}</Typography>
      <Button href={uri} variant="outlined" size="large">
        {translate('counter.welcome.open_app')}
      </Button>
      <Key secret={secret} />
      <Typography>{translate('counter.welcome.scan_here')}</Typography>
      {code}
    </>
  );
};
