import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { inGivenOrder } from '#commerce/platform/graphql/given-order.ts';
import { pageInfo } from '#commerce/platform/paging.ts';
import { categoryById, listCategories } from './categories.ts';
import { categoryResolvers } from './graphql-category.ts';
import { layerFilters } from './graphql-older.ts';
import { productResolvers } from './graphql-product.ts';
import { productModels } from './graphql-shapes.ts';
import { hasGroupPrices } from './group-prices.ts';
import { hiddenPriceReason } from './hidden-price.ts';
import { jobMaterials } from './job-materials.ts';
import { sizesByGroup } from './sizes-by-group.ts';
import { productSupply } from './later.ts';
import { listProducts } from './lists.ts';
import type { ProductsModel } from './types.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

const sortFields = ({ isSearch, isByArea, sortable }: ProductsModel, { language, locale }: StoreView) => ({
  default: isSearch ? 'relevance' : 'position',
  options: [
    ...(
      [isSearch ? 'relevance' : 'position', 'name', 'price', ...(isByArea ? ['price_per_sq_ft' as const] : [])] as const
    ).map((value) => ({ label: say(language)(`catalog.sort_field.${value}`), value })),
    ...sortable().map((attribute) => ({
      label: labelOf(attribute, wordingOf({ language, locale })),
      value: attribute.code,
    })),
  ],
});

const query = {
  products: (_parent, { search, filter, pageSize, currentPage, sort: given }, context, info) => {
    const sort = inGivenOrder(given, 'sort', context, info);
    return listProducts(context, { search, filter, sort, pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 });
  },
  categories: async (_parent, { filters, pageSize, currentPage }, context) => {
    const { items, total, page } = await listCategories(context, {
      filters,
      pageSize: pageSize ?? 20,
      currentPage: currentPage ?? 1,
    });
    return { items, total_count: total, page_info: pageInfo(page) };
  },
  categoryList: async (_parent, { filters, pageSize, currentPage }, context) =>
    (await listCategories(context, { filters, pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 })).items,
  category: (_parent, { id }, context) => categoryById(context, id),
  productSupply: (_parent, { sku }, context) => productSupply(context, sku),
  sizeGroups: (_parent, _arguments, context) => sizesByGroup(context),
  jobMaterials: (_parent, { sku }, context) => jobMaterials(context, sku),
  hiddenPriceReason: (_parent, { sku }, context) => hiddenPriceReason(context, sku),
} satisfies Resolvers['Query'];

export const resolvers = {
  ...productResolvers,
  ...categoryResolvers,
  Query: query,
  Customer: { has_group_prices: (_customer, _args, context) => hasGroupPrices(context) },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
  Products: {
    items: productModels,
    total_count: ({ total }) => total,
    page_info: ({ page }) => pageInfo(page),
    aggregations: ({ aggregations }, { filter }) =>
      aggregations({ directChildrenOnly: filter?.category?.includeDirectChildrenOnly ?? false }).map(
        ({ code, label, position, options }) => ({
          attribute_code: code,
          label,
          position,
          count: options.length,
          options: [...options],
        }),
      ),
    filters: ({ aggregations }) => layerFilters(aggregations({ directChildrenOnly: false })),
    sort_fields: (list, _args, context) => sortFields(list, context.storeView),
    suggestions: async ({ suggestions }) => (await suggestions()).map((search) => ({ search })),
  },
} satisfies Resolvers;
