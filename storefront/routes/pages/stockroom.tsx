import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { notFound } from '#storefront/platform/navigation/signals.ts';
import { useCartContext } from '#storefront/features/cart/cart-context.tsx';
import { stockroomQuery } from '#storefront/features/slabs/stockroom/stockroom-query.ts';
import { stockroomSearchOf } from '#storefront/features/slabs/stockroom/stockroom-search.ts';
import { StockroomList } from '#storefront/features/slabs/stockroom/stockroom.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { buyHeldSlabWith } from '#storefront/shell/buy-held-slab.ts';
import { definePage } from '#storefront/shell/page.tsx';
import { ContentOfPage } from '../content-of-page.tsx';
import { loadCmsPage } from '../load-cms-page.ts';

const IDENTIFIER = 'stockroom';

/** All slabs, below the merchant's text (RT-22). */
export const page = definePage({
  load: async ({ context, search }) => {
    const requested = stockroomSearchOf(search);
    const [content, stockroom] = await Promise.all([
      loadCmsPage(context, IDENTIFIER),
      context.queryClient.ensureQueryData(stockroomQuery(context.platform, requested)),
    ]);
    if (!stockroom && requested.page > 1) throw notFound();
    return content;
  },
  head: ({ data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    leadPictures: leadPicturesOf(data.tree),
  }),
  Component: function Stockroom({ data, search }) {
    const inView = useAddress();
    const router = useRouter();
    const buy = buyHeldSlabWith(usePlatform(), useCartContext(), () => void router.navigate(inView('/cart')));
    return (
      <StockroomList
        search={stockroomSearchOf(search)}
        heading={data.heading || data.title}
        intro={<ContentOfPage identifier={IDENTIFIER} />}
        buy={buy}
      />
    );
  },
});
