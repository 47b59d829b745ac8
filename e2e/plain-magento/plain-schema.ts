import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType } from 'graphql';

const file = join(import.meta.dirname, '../../contract/magento/magento-2.4.8.graphql');

/** The schema of a plain Magento 2.4.8 with its input coercion. */
export const plainSchema = buildSchema(readFileSync(file, 'utf8'));

/** Fields of an input type. */
export const inputFields = (name: string): ReadonlySet<string> => {
  const type = plainSchema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`The plain schema has no input ${name}.`);
  return new Set(Object.keys(type.getFields()));
};
