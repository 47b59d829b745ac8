const DIRECTIVE = /\{\{(\w+)\s*([^{}]*)\}\}/g;
const PARAMETER = /(\w+)\s*=\s*(?:\\?"([^"\\]*)\\?"|'([^']*)'|&quot;(.*?)&quot;|([^\s"'}]+))/g;

export type Addresses = {
  /** Ends with a slash. */
  mediaBase: string;
  /** `''` or `/CA_FR`. */
  pathPrefix: string;
};

const parametersOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(PARAMETER)].map((found) => [found[1] ?? '', found.slice(2).find((value) => value !== undefined) ?? '']));

/** Fills in `{{media url=…}}` and `{{store url=…}}`; other directives, which only Magento could fill, disappear. */
export const renderDirectives = (content: string, { mediaBase, pathPrefix }: Addresses): string =>
  content.replaceAll(DIRECTIVE, (_whole, name: string, text: string) => {
    const parameters = parametersOf(text);
    const target = (parameters.get('url') ?? parameters.get('direct_url') ?? '').replace(/^\/+/, '');
    if (name === 'media') return mediaBase + target;
    if (name === 'store') return `${pathPrefix}/${target}`;
    return '';
  });
