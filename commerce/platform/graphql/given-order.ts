import type { FieldNode } from 'graphql';
import type { CommerceContext } from '../context.ts';

const namesIn = (argument: string, { variables }: CommerceContext, fieldNodes: readonly FieldNode[]): string[] => {
  const value = fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  if (value?.kind === 'ObjectValue') return value.fields.map(({ name }) => name.value);
  const given = value?.kind === 'Variable' ? variables[value.name.value] : undefined;
  return typeof given === 'object' && given !== null ? Object.keys(given) : [];
};

/** An input object with its fields in the order of the request, for inputs whose order matters. */
export const inGivenOrder = <Input extends object>(
  input: Input | null | undefined,
  argument: string,
  context: CommerceContext,
  { fieldNodes }: { fieldNodes: readonly FieldNode[] },
): Input | null | undefined => {
  if (!input) return input;
  const names = namesIn(argument, context, fieldNodes).filter((name) => name in input);
  return { ...(Object.fromEntries(names.map((name) => [name, input[name as keyof Input]])) as Input), ...input };
};
