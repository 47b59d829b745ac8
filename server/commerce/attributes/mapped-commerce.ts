import type { ExecuteResult } from '#contract/page-render.ts';
import type { Commerce, GraphqlCall } from '../port.ts';
import type { AttributeMap } from './attribute-map.ts';
import { dataHere, variablesThere } from './rename.ts';

const record = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Parses variables into an object; invalid text is passed on and refused by the back end. */
const readVariables = (variables: GraphqlCall['variables']): GraphqlCall['variables'] => {
  if (typeof variables !== 'string') return variables;
  try {
    const value: unknown = JSON.parse(variables);
    return record(value) ? value : variables;
  } catch {
    return variables;
  }
};

/** Wraps a remote back end so that its attributes have the codes of this shop. */
export const withAttributeMap = (commerce: Commerce, map: AttributeMap): Commerce => {
  const there = <C extends { variables?: GraphqlCall['variables'] }>(call: C): C => {
    const variables = readVariables(call.variables);
    return record(variables) ? { ...call, variables: variablesThere(variables, map) } : call;
  };
  return {
    ...commerce,
    executeGraphql: async (call) => {
      const response = await commerce.executeGraphql(there(call));
      if (response.status === 304) return response;
      const { 'content-length': _length, ...headers } = response.headers;
      return { ...response, headers, body: JSON.stringify(dataHere(JSON.parse(response.body.toString()), map)) };
    },
    query: async (call) => {
      const { result, tags } = await commerce.query(there(call));
      return { result: dataHere(result, map) as ExecuteResult, tags };
    },
  };
};
