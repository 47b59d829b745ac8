import { defaultFieldResolver, execute } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { CommerceContext } from '../context.ts';
import { isDatabaseAway } from '../database/away.ts';
import { logRefusal } from '../security-log.ts';
import { castVariables } from './cast-input.ts';
import type { ReadyDocument } from './documents.ts';
import { formatErrors } from './error-format.ts';
import type { WireError } from './error-format.ts';
import { measured, setMeter } from './meter.ts';
import type { Meter } from './meter.ts';

export type Execution = {
  /** The body of the response. */
  body: { errors?: readonly WireError[]; data?: ExecutionResult['data'] };
  hasErrors: boolean;
  /** A resolver failed because the database is unavailable. */
  isDatabaseAway: boolean;
};

const fieldResolver = measured(defaultFieldResolver);

/** Executes an operation and formats its errors as Magento does. */
export const executeOperation = async (
  { schema, document, operation }: ReadyDocument,
  context: CommerceContext,
  meter: Meter,
): Promise<Execution> => {
  const { settings, log, requestId, storeView, variables } = context;
  const { isProduction } = settings;
  const name = operation.name?.value;
  setMeter(context, meter);
  const startedAt = performance.now();
  const { errors = [], ...rest } = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: castVariables(schema, operation, variables),
    fieldResolver,
    hideSuggestions: isProduction,
  });
  const ms = Math.round(performance.now() - startedAt);
  log.debug({ requestId, operation: name, store: storeView.code, ms }, 'graphql');
  if (meter.fields > meter.limit) {
    const message = `Max query cost should be ${meter.limit} resolved fields.`;
    return { body: { errors: [{ message }] }, hasErrors: true, isDatabaseAway: false };
  }
  for (const { originalError } of errors) logRefusal(context, originalError);
  const formatted = formatErrors(errors, { isProduction, requestId, log, operation: name });
  return {
    body: { ...(errors.length > 0 && { errors: formatted }), ...('data' in rest && { data: rest.data }) },
    hasErrors: errors.length > 0,
    isDatabaseAway: errors.some(({ originalError }) => isDatabaseAway(originalError)),
  };
};
