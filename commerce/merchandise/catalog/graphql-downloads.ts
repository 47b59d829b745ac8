import { titleIn } from './composition-rules.ts';
import { linksOf, samplesOf } from './download-fields.ts';
import { groupOf } from './graphql-facts.ts';
import { ofProduct } from './product-facts.ts';

/** GraphQL fields of downloadable products. */
export const downloadFields = {
  links_title: ofProduct(({ product, context }) =>
    product.composition?.downloads ? titleIn(product.composition.downloads.titles, context.storeView.id) || null : null,
  ),
  links_purchased_separately: ofProduct(({ product }) => (product.composition?.downloads?.isBoughtSeparately ? 1 : 0)),
  downloadable_product_links: ofProduct((facts) => {
    const spec = facts.product.composition?.downloads;
    return spec ? linksOf(spec, facts.context, facts.product.hidesPriceFrom.includes(groupOf(facts))) : [];
  }),
  downloadable_product_samples: ofProduct(({ product, context }) =>
    product.composition?.downloads ? samplesOf(product.composition.downloads, context) : [],
  ),
};
