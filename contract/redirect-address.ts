const keyOf = (parameter: string): string => [...new URLSearchParams(parameter).keys()][0] ?? '';

/** Adds the request's query to a redirect target. The target's own keys take precedence. */
export const withRequestQuery = (target: string, query: string): string => {
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  const taken = new Set(new URLSearchParams(own).keys());
  const added = query
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter !== '' && !taken.has(keyOf(parameter)));
  const whole = [own, ...added].filter(Boolean).join('&');
  return path + (whole && `?${whole}`) + fragment;
};
