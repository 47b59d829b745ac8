const TAG = /<!--[\s\S]*?-->|<([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /\s([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const DATA_TYPES = new Set(['application/json', 'application/ld+json', 'text/plain']);

const attributesOf = (text: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    if (name) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return attributes;
};

const isForeign = (address: string): boolean => /^(?:[a-z]+:)?\/\//i.test(address);

/**
 * Lists everything in a document that its Content-Security-Policy will block, one line each; for the development
 * server.
 */
export const policyWarnings = (html: string, nonce: string): string[] => {
  const warnings: string[] = [];
  const lowerCase = html.toLowerCase();
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (!name) continue;
    const attributes = attributesOf(match[2] ?? '');
    const where = match[0].slice(0, 120);
    for (const [attribute, value] of attributes) {
      if (attribute === 'style') warnings.push(`style attribute: ${where}`);
      if (attribute.startsWith('on')) warnings.push(`event handler attribute ${attribute}: ${where}`);
      if (/^\s*javascript:/i.test(value)) warnings.push(`javascript: address: ${where}`);
    }
    if (name !== 'script' && name !== 'style') continue;
    const source = attributes.get('src');
    if (source && isForeign(source)) warnings.push(`script from another origin: ${where}`);
    const isCode = name === 'style' || !DATA_TYPES.has(attributes.get('type') ?? '');
    if (!source && isCode && attributes.get('nonce') !== nonce)
      warnings.push(`inline ${name} without the nonce of the render: ${where}`);
    const end = lowerCase.indexOf(`</${name}`, TAG.lastIndex);
    if (end < 0) break;
    TAG.lastIndex = end;
  }
  return [...new Set(warnings)];
};
