import { textIn } from '#contract/languages.ts';
import { dateFormat } from '#contract/date-format.ts';
import { moneyFormat } from '#commerce/platform/money.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import { toMajor } from '#contract/money.ts';
import { convertArea, coveredArea } from '#contract/coverage.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { shopName } from '#commerce/platform/mail/brand.ts';
import { renderPdf } from '#commerce/platform/pdf/render.ts';
import type { Cell, PdfContent } from '#commerce/platform/pdf/render.ts';
import { pdfPicture } from '#commerce/platform/pdf/picture.ts';
import { skusOf, unitPriceIn, wordsOfChoice } from '#commerce/merchandise/catalog/service.ts';
import { nameOfList, ownList, sharedList } from './lists.ts';
import { configuredFor, isSampleOrdered, planOf, unitPrice } from './planned.ts';
import { say } from './rules.ts';
import type { WishlistItemModel, WishlistModel } from './types.ts';

/** Papers per address. */
const RATE = { limit: 60, perSeconds: 600 };

/** Characters of a note that fit on one line of the first column. */
const NOTE_LINE = 34;

/** A text in lines, broken between words. */
const linesOf = (text: string): readonly string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < NOTE_LINE
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, ...(word.match(new RegExp(`.{1,${NOTE_LINE}}`, 'gu')) ?? [])];
  }, []);

const wordsOf = ({ storeView, currency }: CommerceContext) => {
  const locale = storeView.locale.replace('_', '-');
  const amounts = moneyFormat(locale, currency);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const t = say(storeView.language);
  const count = (value: number): string => numbers.format(value);
  return {
    locale,
    t,
    count,
    money: (minor: number): string => amounts.format(toMajor(minor, currency)),
    area: (sqFt: number): string =>
      t('wishlist.paper.area', { sqft: count(sqFt), m2: count(convertArea(sqFt, 'sqft', 'm2')) }),
  };
};

const rowOf = async (context: CommerceContext, item: WishlistItemModel): Promise<readonly Cell[]> => {
  const { t, money, area, count } = wordsOf(context);
  const { quantity, coverage, area: wanted } = item;
  const sold = await configuredFor(context, item);
  const [sku = ''] = await skusOf(context, item.variantId ?? item.productId);
  const price = await unitPrice(context, item);
  const picture = sold?.imageFile ? await pdfPicture(context.settings, sold.imageFile) : undefined;
  const covered = coverage === null ? undefined : coveredArea(quantity, 'sqft', coverage);
  return [
    {
      text: sold?.name ?? sku,
      picture,
      details: [
        [...(sold ? wordsOfChoice(sold) : []), sku].join(' · '),
        ...((await isSampleOrdered(context, item)) ? [t('wishlist.paper.sampled')] : []),
        ...(item.note ? linesOf(item.note) : []),
      ],
    },
    { text: item.room?.name ?? '' },
    wanted
      ? {
          text: area(convertArea(wanted.value, wanted.unit, 'sqft')),
          details: [t('wishlist.paper.waste', { percent: count(wanted.wastePercent) })],
        }
      : { text: '' },
    { text: count(quantity), details: covered === undefined ? [] : [area(covered)] },
    price === undefined
      ? { text: t('wishlist.paper.uncounted') }
      : {
          text: money(price * quantity),
          details: [unitPriceIn(context.storeView.language, money(price), sold?.sellingUnit)],
        },
  ];
};

const pdfFor = async (context: CommerceContext, list: WishlistModel): Promise<PdfContent> => {
  const { t, money, locale } = wordsOf(context);
  const { planned, notCounted } = await planOf(context, list);
  const budget = list.budgets[context.currency];
  const order = (item: WishlistItemModel): number =>
    item.room ? list.rooms.findIndex(({ id }) => id === item.room?.id) : list.rooms.length;
  const items = list.items.toSorted((one, other) => order(one) - order(other));
  const rows: (readonly Cell[])[] = [];
  // One picture at a time: a long list must not occupy every thread.
  for (const item of items) rows.push(await rowOf(context, item));
  const now = context.clock.now();
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: shopTimeZone() }).format(now);
  return {
    locale,
    shop: shopName(context.settings),
    shopLines: textIn(context.settings.mailAddress, context.storeView.language).split(/\s*\n\s*/),
    title: nameOfList(context, list),
    madeAt: now,
    facts: [[t('wishlist.paper.date'), date]],
    blocks: [],
    columns: [
      { title: t('wishlist.paper.product'), share: 0.42 },
      { title: t('wishlist.paper.room'), share: 0.12 },
      { title: t('wishlist.paper.surface'), share: 0.16 },
      { title: t('wishlist.paper.units'), share: 0.14 },
      { title: t('wishlist.paper.amount'), share: 0.16, isNumber: true },
    ],
    rows,
    sums: [
      ...(budget === undefined
        ? []
        : [
            [t('wishlist.paper.budget'), money(budget)] as const,
            [
              t(planned > budget ? 'wishlist.paper.over' : 'wishlist.paper.left'),
              money(Math.abs(budget - planned)),
            ] as const,
          ]),
    ],
    total: [t('wishlist.paper.planned'), money(planned)],
    notes: [
      ...(notCounted > 0 ? [t('wishlist.paper.not-counted', { count: notCounted })] : []),
      t(context.storeView.includedTax ? 'wishlist.paper.note_included' : 'wishlist.paper.note'),
    ],
    pageOf: (page, pages) => t('wishlist.paper.page', { page, pages }),
  };
};

/** A list of the caller, or the one behind a link, as PDF; null when there is none. */
export const pdfOfList = async (
  context: CommerceContext,
  { listId, sharingCode }: { listId?: string | null | undefined; sharingCode?: string | null | undefined },
): Promise<{ name: string; bytes: Buffer } | null> => {
  context.noStore();
  context.rateLimit.checkIfEnabled('wishlist-paper', context.ip, RATE);
  const list = sharingCode ? await sharedList(context, sharingCode) : await ownList(context, listId ?? '');
  return (
    list && {
      name: `${say(context.storeView.language)('wishlist.paper.file')}.pdf`,
      bytes: await renderPdf(await pdfFor(context, list), context.settings.theme),
    }
  );
};
