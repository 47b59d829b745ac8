import type { Language } from '#contract/languages.ts';
import type { SwitchName } from '#contract/switches.ts';
import { mailSet } from './mail-set.ts';
import type { MailSample } from './mail-set.ts';
import type { SampleProducts } from './mail-set-order.ts';
import type { Platform } from './platform/context.ts';
import type { GraphqlRequest, GraphqlResponse } from './platform/graphql/types.ts';
import { switchedOff } from './platform/switches/service.ts';
import { listStoreViews } from './merchandise/stores/service.ts';

const PRODUCTS = '{ products(filter: {}, pageSize: 3) { items { sku name small_image { url } } } }';

type ProductsResponse = {
  data?: { products?: { items?: { sku: string; name: string; small_image?: { url?: string } }[] } };
};

/** Prefixes of email names by feature. */
const MAILS_OF: Partial<Record<SwitchName, readonly string[]>> = {
  showrooms: ['order-for-pickup', 'order-ready'],
  reservation: ['visit-'],
  holds: ['hold-'],
  companies: ['company-', 'approval-'],
  trade: ['trade-', 'certificate-'],
  quotes: ['quote-'],
  careers: ['application-'],
  reviews: ['review-'],
  feedback: ['feedback-'],
  newsletter: ['newsletter'],
  contact: ['message-'],
};

/** Emails of {@link mailSet} for enabled features, with products of the shop. */
export const sampleMails = async (
  platform: Platform,
  executeGraphql: (request: GraphqlRequest) => Promise<GraphqlResponse>,
): Promise<readonly MailSample[]> => {
  const views = await listStoreViews(platform);
  const productsIn = async (store: string): Promise<SampleProducts> => {
    const { body } = await executeGraphql({
      method: 'GET',
      query: PRODUCTS,
      headers: { store },
      ip: '127.0.0.1',
      isOfPage: true,
    });
    const { data } = JSON.parse(body.toString()) as ProductsResponse;
    return (data?.products?.items ?? []).map(({ sku, name, small_image: picture }) => ({
      sku,
      name,
      imageFile: /\/catalog\/product\/([^?]+)/.exec(picture?.url ?? '')?.[1] ?? null,
    }));
  };
  const products: Record<Language, SampleProducts> = {};
  for (const { language, code } of views) products[language] ??= await productsIn(code);
  const hidden = [...(await switchedOff(platform))].flatMap((name) => MAILS_OF[name] ?? []);
  return mailSet(platform.settings, views, products).filter(
    ({ name }) => !hidden.some((beginning) => name.startsWith(beginning)),
  );
};
