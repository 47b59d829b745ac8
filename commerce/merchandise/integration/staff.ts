import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { isName, isScope, SCOPES } from './scope-rules.ts';
import { createIntegration, giveKeys, listIntegrations, revokeIntegration } from './service.ts';

const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? 'never';
const KNOWN = Object.entries(SCOPES).map(([name, { what }]) => `${name} (${what})`);

export const staff: StaffModule = {
  name: 'integration',
  what: 'programs that call REST for the merchant, such as an ERP',
  verbs: {
    create: {
      args: ['<name>', '<scopes>'],
      what: `makes one and shows its token, once; scopes with commas between: ${KNOWN.join(', ')}`,
      run: async (platform, { args: [name = '', given = ''] }) => {
        if (!isName(name)) throw new StaffError('A name is 2 to 40 letters, digits, dots and dashes.');
        const scopes = [...new Set(given.split(',').map((scope) => scope.trim()))];
        const unknown = scopes.filter((scope) => !isScope(scope));
        if (unknown.length > 0) throw new StaffError(`There is no scope ${unknown.join(', ')}.`);
        const secret = await createIntegration(platform, { name, scopes: scopes.filter(isScope) });
        if (!secret) throw new StaffError(`There is or was an integration ${name}: choose another name.`);
        return `${name} may ${scopes.join(', ')}. Its token, which is shown this once:\n${secret}`;
      },
    },
    oauth: {
      args: ['<name>'],
      what: 'gives one the four keys with which it signs its calls by OAuth 1.0a, as Magento’s integrations do; shown once, and those it had end',
      run: async (platform, { args: [name = ''] }) => {
        const keys = await giveKeys(platform, name);
        if (!keys) throw new StaffError(`No integration ${name} works.`);
        return [
          `${name} signs its calls with HMAC-SHA256 and these keys, which are shown this once:`,
          `Consumer key: ${keys.consumerKey}`,
          `Consumer secret: ${keys.consumerSecret}`,
          `Access token: ${keys.token}`,
          `Access token secret: ${keys.tokenSecret}`,
        ].join('\n');
      },
    },
    list: {
      what: 'lists them with what they may do',
      run: async (platform) => {
        const lines = (await listIntegrations(platform)).map(
          ({ name, scopes, createdAt, usedAt, revokedAt }) =>
            `${name}: ${scopes.join(', ')}; made ${day(createdAt)}, used ${day(usedAt)}${revokedAt ? `, revoked ${day(revokedAt)}` : ''}`,
        );
        return lines.join('\n') || 'There is none.';
      },
    },
    revoke: {
      args: ['<name>'],
      what: 'ends one at once, with every token it was given',
      run: async (platform, { args: [name = ''] }) => {
        if (!(await revokeIntegration(platform, name))) throw new StaffError(`No integration ${name} works.`);
        return `${name} is revoked.`;
      },
    },
  },
};
