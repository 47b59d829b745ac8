const LEADS_OUT = /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)|\\/;

/**
 * What of a request target stands below /rest, with its query. Undefined when a part of it, read once more by whoever is
 * behind a proxy, could lead out of /rest.
 */
export const restPath = (target: string): string | undefined => {
  const [path = ''] = target.split('?', 1);
  try {
    return LEADS_OUT.test(decodeURIComponent(path)) ? undefined : target.slice('/rest'.length);
  } catch {
    return undefined;
  }
};
