import { VIOLATION_ENDPOINT, VIOLATION_PATH } from './violation-path.ts';

/** Additional sources for a page (a map, a video, a payment frame); empty by default. */
export type PolicySources = {
  script: readonly string[];
  style: readonly string[];
  image?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  font?: readonly string[];
  form?: readonly string[];
  /** Origin allowed to embed the document in a frame. */
  ancestor?: string;
};

const directive = (name: string, sources: readonly string[] = [], own: readonly string[] = ["'self'"]): string[] =>
  own.length + sources.length > 0 ? [[name, ...own, ...sources].join(' ')] : [];

/** Builds the Content-Security-Policy of a document. Source expressions are quoted as in CSP. */
export const contentPolicy = ({ script, style, image, connect, frame, font, form, ancestor }: PolicySources): string =>
  [
    "default-src 'none'",
    ...directive('script-src', script),
    ...directive('style-src', style),
    ...directive('img-src', image, ["'self'", 'data:']),
    ...directive('font-src', font),
    "media-src 'self'",
    ...directive('connect-src', connect),
    ...directive('frame-src', frame, []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ...directive('form-action', form),
    `frame-ancestors ${ancestor ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    `report-uri ${VIOLATION_PATH}`,
    `report-to ${VIOLATION_ENDPOINT}`,
  ].join('; ');
