import { createHash } from 'node:crypto';

/** Reasons for allowing scripts on payment and account pages (PCI DSS 6.4.3). Other scripts are reported. */
export const INVENTORY: readonly { kind: 'file' | 'inline'; owner: string; reason: string }[] = [
  { kind: 'file', owner: 'this shop', reason: 'the storefront, built from this repository: /assets/*.js of the build' },
  { kind: 'inline', owner: 'this shop', reason: 'code of the document, allowed by its hash in the page’s own policy' },
];

const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const PRELOAD = /<link\b([^>]*\brel="?modulepreload"?[^>]*)>/gi;
const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes)?.slice(1).find(Boolean);

export type PageScripts = { files: readonly string[]; inline: readonly string[] };

const hash = (code: string): string => createHash('sha256').update(code).digest('base64');

/** Addresses of the script files of a document, and hashes of its inline code; data is no code. */
export const scriptsOf = (html: string): PageScripts => {
  const scripts = [...html.matchAll(SCRIPT)].map(([, attributes = '', code = '']) => ({ attributes, code }));
  const links = [...html.matchAll(PRELOAD)].map(([, attributes = '']) => attribute(attributes, 'href'));
  const isCode = (attributes: string): boolean => !/json|text\/plain/i.test(attribute(attributes, 'type') ?? '');
  const files = [...scripts.map(({ attributes }) => attribute(attributes, 'src')), ...links];
  return {
    files: [...new Set(files.filter((file) => file !== undefined))],
    inline: scripts
      .filter(({ attributes }) => attribute(attributes, 'src') === undefined && isCode(attributes))
      .map(({ code }) => hash(code)),
  };
};

type Page = {
  html: string;
  policy: string | null;
  /** The file as the shop sends it. */
  sent: (address: string) => Promise<Uint8Array | undefined>;
  /** The file as it was built. */
  built: (address: string) => Promise<Uint8Array | undefined>;
};

/** Differences between the scripts of a page and the inventory and build. */
export const findingsOf = async ({ html, policy, sent, built }: Page): Promise<readonly string[]> => {
  const { files, inline } = scriptsOf(html);
  const findings = POLICY.filter((part) => !policy?.includes(part)).map((part) => `the policy lacks ${part}`);
  if (policy && /unsafe-(?:inline|eval)/.test(policy)) findings.push('the policy allows unsafe code');
  for (const code of inline) if (!policy?.includes(code)) findings.push(`inline code ${code} is not in the policy`);
  for (const file of files) {
    const own = /^\/assets\/(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)*\.js$/.test(file) ? await built(file) : undefined;
    if (!own) findings.push(`${file} is no file of the build`);
    else if (!Buffer.from((await sent(file)) ?? []).equals(own)) findings.push(`${file} differs from the build`);
  }
  return findings;
};
