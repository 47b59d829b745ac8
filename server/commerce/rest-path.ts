const LEADS_OUT = /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)|\\/;

/**
 * Part of a request target below /rest, with its query. Undefined if a proxy that decodes it again could leave /rest.
 */
export const restPath = (target: string): string | undefined => {
  const [path = ''] = target.split('?', 1);
  try {
    return LEADS_OUT.test(decodeURIComponent(path)) ? undefined : target.slice('/rest'.length);
  } catch {
    return undefined;
  }
};
