import type { CommerceContext } from '#commerce/platform/context.ts';
import { variablesOfContent } from '#commerce/merchandise/stores/service.ts';

/** Where those who look after the trade get mail. */
export const deskOf = async (context: CommerceContext): Promise<string> =>
  (await variablesOfContent(context)).get('trade_email') ?? context.settings.supportEmail[context.storeView.language];
