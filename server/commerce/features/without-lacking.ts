import type { Commerce } from '../port.ts';

/** Wraps a remote back end. Documents that it would refuse get the error without a request. */
export const withoutLacking = (commerce: Commerce, refusals: () => ReadonlyMap<string, string>): Commerce => {
  const refused = (query: string | undefined) => {
    const message = refusals().get(query ?? '');
    return message === undefined ? undefined : { errors: [{ message }] };
  };
  return {
    ...commerce,
    executeGraphql: async (call) => {
      const result = refused(call.query);
      return result
        ? { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(result) }
        : commerce.executeGraphql(call);
    },
    query: async (call) => {
      const result = refused(call.query);
      return result ? { result, tags: [] } : commerce.query(call);
    },
  };
};
