import { describeSettings } from '#commerce/platform/settings/environment.ts';

const MARK = /(<!-- settings: .*? -->\n)[\s\S]*?(<!-- \/settings -->)/;

const asTable = (): string =>
  [
    '| setting | default | |',
    '| --- | --- | --- |',
    ...describeSettings().map(
      ({ name, value, without, what }) =>
        `| \`${name}\` | ${value === undefined ? without : `\`${value}\``} | ${what} |`,
    ),
  ].join('\n');

/** Writes the table of settings between its markers in a document. */
export const withSettings = (document: string): string => {
  if (!MARK.test(document)) throw new Error('docs/operating.md has lost the marks around its table of settings.');
  return document.replace(MARK, (_, begin: string, end: string) => `${begin}${asTable()}\n${end}`);
};

/** `.env.example`: every setting, commented out, with its default. */
export const environmentExample = (): string =>
  [
    '# Copy to .env, which `npm start` and `npm run dev` read, and take the # from what you set. What the environment says counts first.',
    ...describeSettings().flatMap(({ name, what, value, without }) => [
      '',
      `# ${what.replaceAll('`', '')}${without ? ` (without it: ${without})` : ''}`,
      `#${name}=${value ?? ''}`,
    ]),
    '',
  ].join('\n');
