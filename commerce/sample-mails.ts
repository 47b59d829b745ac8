import type { Language } from '#contract/languages.ts';
import { mailSet } from './mail-set.ts';
import type { MailSample } from './mail-set.ts';
import type { SampleGoods } from './mail-set-order.ts';
import type { Platform } from './platform/context.ts';
import type { GraphqlRequest, GraphqlResponse } from './platform/graphql/types.ts';
import { listStoreViews } from './merchandise/stores/service.ts';

const GOODS = '{ products(filter: {}, pageSize: 3) { items { sku name small_image { url } } } }';

type Answer = { data?: { products?: { items?: { sku: string; name: string; small_image?: { url?: string } }[] } } };

/** The mails of {@link mailSet}, with products of the shop. */
export const sampleMails = async (
  platform: Platform,
  executeGraphql: (request: GraphqlRequest) => Promise<GraphqlResponse>,
): Promise<readonly MailSample[]> => {
  const views = await listStoreViews(platform);
  const goodsIn = async (store: string): Promise<SampleGoods> => {
    const { body } = await executeGraphql({
      method: 'GET',
      query: GOODS,
      headers: { store },
      ip: '127.0.0.1',
      isOfPage: true,
    });
    const { data } = JSON.parse(body.toString()) as Answer;
    return (data?.products?.items ?? []).map(({ sku, name, small_image: picture }) => ({
      sku,
      name,
      imageFile: /\/catalog\/product\/([^?]+)/.exec(picture?.url ?? '')?.[1] ?? null,
    }));
  };
  const goods: Record<Language, SampleGoods> = {};
  for (const { language, code } of views) goods[language] ??= await goodsIn(code);
  return mailSet(platform.settings, views, goods);
};
