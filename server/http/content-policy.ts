/** Sources beyond our own origin that a page or a setting adds (a map, a film, a payment frame); empty by default. */
export type PolicySources = {
  script: readonly string[];
  style: readonly string[];
  image?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  font?: readonly string[];
};

const UNSAFE = "'unsafe-inline'";

const directive = (name: string, sources: readonly string[] = [], own: readonly string[] = ["'self'"]): string[] => (own.length + sources.length > 0 ? [[name, ...own, ...sources].join(' ')] : []);

// Beside a hash a browser ignores `unsafe-inline`; only a map with a key asks for it, and for styles alone.
const styles = (sources: readonly string[]): readonly string[] => (sources.includes(UNSAFE) ? sources.filter((source) => !source.startsWith("'sha256-")) : sources);

/** The Content-Security-Policy of one document. Source expressions come quoted as CSP wants them. */
export const contentPolicy = ({ script, style, image, connect, frame, font }: PolicySources): string =>
  [
    "default-src 'none'",
    ...directive('script-src', script),
    ...directive('style-src', styles(style)),
    ...directive('img-src', image, ["'self'", 'data:']),
    ...directive('font-src', font),
    "media-src 'self'",
    ...directive('connect-src', connect),
    ...directive('frame-src', frame, []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
