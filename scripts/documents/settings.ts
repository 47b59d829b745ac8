import { describeSettings } from '#commerce/platform/settings/environment.ts';
import { gatewayEntries } from '#commerce/platform/settings/gateway-settings.ts';
import { fileSettingOf } from '#commerce/platform/settings/secret-files.ts';
import { GATEWAY_SETTINGS } from '#commerce/sale/payment/gateways/settings.ts';

const MARK = /(<!-- settings: .*? -->\n)[\s\S]*?(<!-- \/settings -->)/;

const asTable = (): string =>
  [
    '| setting | default | meaning |',
    '| --- | --- | --- |',
    ...describeSettings(gatewayEntries(GATEWAY_SETTINGS)).map(
      ({ name, value, without, what, secret }) =>
        `| \`${name}\`${secret ? ' (secret)' : ''} | ${value === undefined ? without : `\`${value}\``} | ${what} |`,
    ),
  ].join('\n');

/** Writes the table of settings between its markers in a document. */
export const withSettings = (document: string): string => {
  if (!MARK.test(document)) throw new Error('docs/operating.md has no markers around the table of settings.');
  return document.replace(MARK, (_, begin: string, end: string) => `${begin}${asTable()}\n${end}`);
};

/** `.env.example`: every setting, commented out, with its default. */
export const environmentExample = (): string =>
  [
    '# Copy this file to .env, which all npm commands read, and uncomment the settings you need. Environment variables take precedence.',
    ...describeSettings(gatewayEntries(GATEWAY_SETTINGS)).flatMap(({ name, what, value, without, secret }) => [
      '',
      `# ${what.replaceAll('`', '')}${without ? ` (without it: ${without})` : ''}`,
      `#${name}=${value ?? ''}`,
      ...(secret ? [`#${fileSettingOf(name)}=`] : []),
    ]),
    '',
  ].join('\n');
