/** What a page loads on a first visit: module scripts with their preloads, and style sheets. URLs are root-relative. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] };

const TAG = /<(script|link)\b[^>]*>/g;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(Boolean);

/** Parses a rendered document; ignores data scripts and other links. */
export const filesOfPage = (html: string): PageFiles => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [tag, kind] of html.matchAll(TAG)) {
    const address = attribute(tag, kind === 'script' ? 'src' : 'href');
    if (!address?.startsWith('/')) continue;
    const rel = attribute(tag, 'rel');
    if (kind === 'script' || rel === 'modulepreload') scripts.add(address);
    else if (rel === 'stylesheet') styles.add(address);
  }
  return { scripts: [...scripts], styles: [...styles] };
};

/** Bytes of inline scripts and styles, without data. */
export const inlineCode = (html: string): { scripts: string; styles: string } => ({
  scripts: [
    ...html.matchAll(
      /<script\b(?![^>]*\b(?:src|type\s*=\s*["']?application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/gi,
    ),
  ]
    .map(([, text]) => text)
    .join('\n'),
  styles: [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) => text).join('\n'),
});
