import type { SwitchName } from '#contract/switches.ts';
import type { CommerceContext } from '../context.ts';
import { NoSuchEntityError } from '../errors.ts';
import { translations } from '../messages.ts';
import messages from './messages.json' with { type: 'json' };
import { hasFeature } from './service.ts';

const say = translations(messages);

/** Throws, in the shopper's language, if a feature is off. */
export const checkFeature = async (context: CommerceContext, name: SwitchName): Promise<void> => {
  if (await hasFeature(context, name)) return;
  context.noStore();
  throw new NoSuchEntityError(say(context.storeView.language)('switches.off'), { code: 'FEATURE_NOT_AVAILABLE' });
};
