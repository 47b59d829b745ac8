import { SECURITY_EVENTS } from '#commerce/platform/security-events.ts';

const MARK = /(<!-- events: .*? -->\n)[\s\S]*?(<!-- \/events -->)/;

const asTable = (): string =>
  [
    '| event | level | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(SECURITY_EVENTS).map(([event, { level, what }]) => `| \`${event}\` | ${level} | ${what} |`),
  ].join('\n');

/** Writes the table of security events between its markers in a document. */
export const withSecurityEvents = (document: string): string => {
  if (!MARK.test(document)) throw new Error('docs/security.md has no markers around the table of events.');
  return document.replace(MARK, (_, begin: string, end: string) => `${begin}${asTable()}\n${end}`);
};
