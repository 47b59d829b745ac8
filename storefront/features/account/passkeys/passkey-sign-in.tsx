import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { PasskeyAssertionInput } from '#contract/generated/schema-types.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import type { Entry } from '../state/account-actions.ts';
import { useSending } from '../use-sending.ts';
import styles from '../account-panel.module.css';
import { canFillIn, provePasskey } from './browser-passkeys.ts';
import { SignInWithPasskeyDocument } from './sign-in.graphql.ts';
import { StartPasskeySignInDocument } from './start-sign-in.graphql.ts';

const WORDS = { 'graphql-authentication': 'passkeys.refused' } as const;
/** Shorter than the lifetime of a challenge. */
const AGAIN_MS = 4 * 60_000;

/** Sign-in with a passkey: by a button, and by autofill in the email field if the browser supports it. */
export default function PasskeySignIn({ enter }: { enter: (prove: () => Promise<Entry>) => Promise<unknown> }) {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, send } = useSending(WORDS);
  const [isIn, setIsIn] = useState(false);
  const [round, renew] = useReducer((count: number) => count + 1, 0);
  const dialog = useRef<AbortController>(undefined);

  const requestPasskey = async (
    signal: AbortSignal,
    mediation?: 'conditional',
  ): Promise<PasskeyAssertionInput | undefined> => {
    const { startPasskeySignIn } = await commerce.mutate(StartPasskeySignInDocument, {});
    if (!startPasskeySignIn || signal.aborted) return undefined;
    return provePasskey(startPasskeySignIn, { signal, ...(mediation && { mediation }) });
  };
  const enterWith = async (input: PasskeyAssertionInput): Promise<void> => {
    await enter(async () => {
      const { signInWithPasskey } = await commerce.mutate(SignInWithPasskeyDocument, { input });
      if (!signInWithPasskey) throw new Error('The passkey was answered without a token.');
      return signInWithPasskey;
    });
    setIsIn(true);
  };

  const offer = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!(await canFillIn()) || signal.aborted) return;
    const input = await requestPasskey(signal, 'conditional').catch(() => undefined);
    if (input) await send(() => enterWith(input));
  });
  // Browsers allow one passkey request at a time: no autofill while the button's request is open, and none after a
  // refused passkey.
  const isOffering = !isBusy && !refusal && !isIn;
  useEffect(() => {
    if (!isOffering) return undefined;
    const requested = new AbortController();
    const timer = setTimeout(renew, AGAIN_MS);
    void offer(requested.signal);
    return () => {
      clearTimeout(timer);
      requested.abort();
    };
  }, [isOffering, round]);
  useEffect(() => () => dialog.current?.abort(), []);

  const press = (): Promise<void> =>
    send(async () => {
      dialog.current = new AbortController();
      const input = await requestPasskey(dialog.current.signal);
      if (input) await enterWith(input);
    });
  return (
    <>
      <Button kind="default" isWide isBusy={isBusy} onClick={() => void press()}>
        {t('passkeys.sign_in')}
      </Button>
      <p className={styles.refusal} role="alert">
        {refusal && t(refusal)}
      </p>
    </>
  );
}
