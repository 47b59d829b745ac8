import { CAPTCHA_PATH, type CaptchaForm } from '#contract/captcha.ts';
import { CaptchaError } from './captcha.ts';
import styles from './captcha.module.css';

type Message = { kind: 'ready'; isShown: boolean } | { kind: 'token'; token: string } | { kind: 'failed' };

const PATIENCE_MS = 15_000;

/** The document that runs Google's script: `next` resolves with its next message, or undefined after a while. */
const openFrame = (address: string, cancelLabel: string) => {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  const frame = document.createElement('iframe');
  frame.title = 'reCAPTCHA';
  frame.src = address;
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.className = styles.cancel ?? '';
  cancel.textContent = cancelLabel;
  cancel.addEventListener('click', () => dialog.close());
  dialog.append(frame, cancel);

  const next = (patienceMs?: number): Promise<Message | undefined> =>
    new Promise((resolve) => {
      const end = (message?: Message): void => {
        clearTimeout(timer);
        window.removeEventListener('message', listen);
        dialog.removeEventListener('close', close);
        resolve(message);
      };
      const close = (): void => end();
      const listen = ({ origin, source, data }: MessageEvent<{ captcha?: Message } | null>): void => {
        if (origin === location.origin && source === frame.contentWindow && data?.captcha) end(data.captcha);
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(close, patienceMs);
      window.addEventListener('message', listen);
      dialog.addEventListener('close', close);
    });
  const ready = next(PATIENCE_MS);
  document.body.append(dialog);
  return { dialog, frame, next, ready };
};

type Frame = ReturnType<typeof openFrame>;
const frames = new Map<string, Frame>();

/** Requests a token for a form. A question of Google is shown above the page, also above an open dialog. */
export const requestToken = async (
  form: CaptchaForm,
  { store, language, cancelLabel }: { store: string; language: string; cancelLabel: string },
): Promise<string> => {
  const address = `${CAPTCHA_PATH}?${new URLSearchParams({ form, store, language })}`;
  const opened = frames.get(address) ?? openFrame(address, cancelLabel);
  frames.set(address, opened);
  const { dialog, frame, next, ready } = opened;
  const state = await ready;
  if (state?.kind === 'ready') {
    if (state.isShown) dialog.showModal();
    const reply = next(state.isShown ? undefined : PATIENCE_MS);
    frame.contentWindow?.postMessage({ captcha: 'execute' }, location.origin);
    const message = await reply;
    if (dialog.open) dialog.close();
    if (message?.kind === 'token') return message.token;
  }
  // The next attempt loads the script again.
  frames.delete(address);
  dialog.remove();
  throw new CaptchaError();
};
