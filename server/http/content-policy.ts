/** Sources beyond our own origin that a setting adds (a map, a payment frame); empty by default. */
export type PolicySources = { script: readonly string[]; style: readonly string[] };

/** The Content-Security-Policy of one document. Source expressions come quoted as CSP wants them. */
export const contentPolicy = ({ script, style }: PolicySources): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...script].join(' '),
    ['style-src', "'self'", ...style].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
