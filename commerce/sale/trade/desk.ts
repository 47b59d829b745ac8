import { textIn } from '#contract/languages.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { variablesOfContent } from '#commerce/merchandise/stores/service.ts';

/** Email address of the trade desk. */
export const deskOf = async (context: CommerceContext): Promise<string> =>
  (await variablesOfContent(context)).get('trade_email') ??
  textIn(context.settings.supportEmail, context.storeView.language);
