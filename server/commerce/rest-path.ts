const LEADS_OUT = /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)|\\/;

/**
 * The part of a request target below /rest, with its query. Undefined when decoding it again, behind a proxy, could
 * lead out of /rest.
 */
export const restPath = (target: string): string | undefined => {
  const [path = ''] = target.split('?', 1);
  try {
    return LEADS_OUT.test(decodeURIComponent(path)) ? undefined : target.slice('/rest'.length);
  } catch {
    return undefined;
  }
};
