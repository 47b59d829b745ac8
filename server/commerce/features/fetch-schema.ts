import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { buildClientSchema, getIntrospectionQuery, isObjectType } from 'graphql';
import type { Commerce } from '../port.ts';

/** Fetches the schema of a back end by introspection. Rejects if it is unreachable or has introspection disabled. */
export const fetchSchema = async ({ executeGraphql }: Pick<Commerce, 'executeGraphql'>): Promise<GraphQLSchema> => {
  const query = getIntrospectionQuery({ descriptions: false });
  const headers = { 'content-type': 'application/json' };
  const { body } = await executeGraphql({ method: 'POST', query, headers, ip: '' });
  const { data, errors } = JSON.parse(body.toString()) as {
    data?: IntrospectionQuery | null;
    errors?: { message: string }[];
  };
  if (!data) throw new Error(errors?.[0]?.message ?? 'The back end does not allow introspection of its schema');
  return buildClientSchema(data);
};

/** Features switched off by a remote back end of this project, by name in features.yaml; none for a Magento. */
export const fetchDisabledFeatures = async (
  { executeGraphql }: Pick<Commerce, 'executeGraphql'>,
  schema: GraphQLSchema,
): Promise<readonly string[]> => {
  const config = schema.getType('StoreConfig');
  if (!isObjectType(config) || !('disabled_features' in config.getFields())) return [];
  const query = '{ storeConfig { disabled_features } }';
  const { body } = await executeGraphql({ method: 'GET', query, headers: {}, ip: '' });
  const { data } = JSON.parse(body.toString()) as { data?: { storeConfig?: { disabled_features?: string[] } } };
  return data?.storeConfig?.disabled_features ?? [];
};
