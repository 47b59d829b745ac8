import { ADDRESS_FIELDS, type AddressField } from '../../contract/address-fields.ts';

/** Lines of a field by kind of block. */
const LINES: Readonly<Record<string, (field: AddressField) => readonly string[]>> = {
  definitions: ({ name, description }) => [JSON.stringify(description), `${name}: String`],
  selection: ({ name }) => [name],
  variables: ({ name }) => [`$${name}: String`],
  arguments: ({ name }) => [`${name}: $${name}`],
};

const BLOCK = /^( *)# address fields: (\w+)( in forms)?\n[\s\S]*?# address fields: end$/gm;

/** Fills the blocks `# address fields: <kind>` of a GraphQL file from `contract/address-fields.ts`. */
export const withAddressFields = (text: string): string =>
  text.replaceAll(BLOCK, (_block, indent: string, kind: string, inForms?: string) => {
    const linesOf = LINES[kind];
    if (!linesOf) throw new Error(`There is no block of address fields named ${kind}.`);
    const fields = ADDRESS_FIELDS.filter(({ isInForms }) => !inForms || isInForms);
    return [`# address fields: ${kind}${inForms ?? ''}`, ...fields.flatMap(linesOf), '# address fields: end']
      .map((line) => indent + line)
      .join('\n');
  });
