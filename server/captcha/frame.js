// Runs Google's reCAPTCHA in a frame of the shop, for the page around it.
const { key, type, language, action } = document.body.dataset;
const isScore = type === 'RECAPTCHA_V3';

const say = (message) => parent.postMessage({ captcha: message }, location.origin);
const fail = () => say({ kind: 'failed' });
const pass = (token) => say({ kind: 'token', token });

const start = () => {
  const { grecaptcha } = window;
  const box = isScore
    ? undefined
    : grecaptcha.render('box', {
        sitekey: key,
        size: type === 'INVISIBLE' ? 'invisible' : 'normal',
        callback: pass,
        'error-callback': fail,
      });
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent || data?.captcha !== 'execute') return;
    if (isScore) grecaptcha.execute(key, { action }).then(pass, fail);
    else {
      grecaptcha.reset(box);
      if (type === 'INVISIBLE') grecaptcha.execute(box);
    }
  });
  say({ kind: 'ready', isShown: !isScore });
};

if (parent !== window) {
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${isScore ? encodeURIComponent(key) : 'explicit'}&hl=${encodeURIComponent(language)}`;
  script.onload = () => (window.grecaptcha?.ready ? window.grecaptcha.ready(start) : fail());
  script.onerror = fail;
  document.head.append(script);
}
