import { Kind, parse } from 'graphql';

/**
 * Root fields handled by the shop itself in front of a remote Magento; they need neither its catalogue nor its
 * accounts.
 */
const FIELDS: ReadonlySet<string> = new Set([
  'showrooms',
  'showroomVisitTimes',
  'showroomVisit',
  'reserveShowroomVisit',
  'moveShowroomVisit',
  'cancelShowroomVisit',
  'submitFeedback',
]);

const judge = (query: string): boolean => {
  try {
    const { definitions } = parse(query, { maxTokens: 2_000, noLocation: true });
    const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    return (
      operations.length === 1 &&
      operations.every(({ selectionSet }) =>
        selectionSet.selections.every((field) => field.kind === Kind.FIELD && FIELDS.has(field.name.value)),
      )
    );
  } catch {
    return false;
  }
};

/** Returns whether a document requests only these fields. */
export const isExtra = (query: string | undefined): boolean => query !== undefined && query !== '' && judge(query);
