import { DOWNLOADS } from '#contract/downloads.ts';
import { toMajor } from '#contract/money.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { titleIn } from './composition-rules.ts';
import type { DownloadLink, DownloadSpec } from './download-types.ts';
import { linkUid } from './uids.ts';

/** Files of a product in GraphQL. */
export const linksOf = (
  { isBoughtSeparately, links }: DownloadSpec,
  { storeView, currency }: Pick<CommerceContext, 'storeView' | 'currency'>,
  isPriceHidden: boolean,
) =>
  links.map((link: DownloadLink, position) => ({
    id: link.id,
    uid: linkUid(link.id),
    title: titleIn(link.titles, storeView.id),
    sort_order: position,
    price: isPriceHidden ? null : toMajor(isBoughtSeparately ? (link.amounts[currency] ?? 0) : 0, currency),
    number_of_downloads: link.most ?? 0,
    is_shareable: false,
    link_type: 'FILE' as const,
    sample_file: null,
    sample_type: null,
    sample_url: null,
  }));

export const samplesOf = (
  { samples }: Pick<DownloadSpec, 'samples'>,
  { storeView, settings }: Pick<CommerceContext, 'storeView' | 'settings'>,
) =>
  samples.map(({ id, titles }, position) => ({
    id,
    title: titleIn(titles, storeView.id),
    sort_order: position,
    sample_file: null,
    sample_type: null,
    sample_url: `${settings.publicUrl}${DOWNLOADS.sample}${id}`,
  }));
