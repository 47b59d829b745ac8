import { storedSku } from '#commerce/merchandise/catalog/service.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { requiredField, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { isSameSku } from '#contract/sku.ts';
import { changeProduct } from './products.ts';
import { linkKind } from './rest-product.ts';

const WRITE = 'catalog:write';
const PATH = '/V1/products/:sku/links';

type Link = ProductInput['links'][number];

const isSameLink = (one: Link, other: Link): boolean => one.kind === other.kind && isSameSku(one.sku, other.sku);

const linkIn = (item: RestFields): Link => {
  const sku = item.text('linkedProductSku');
  if (!sku) throw requiredField('linkedProductSku');
  return { kind: linkKind(item.text('linkType') ?? ''), sku };
};

const changeLinks = async (
  context: CommerceContext,
  given: string,
  change: (links: readonly Link[]) => readonly Link[],
  by: string,
): Promise<true> => {
  const sku = await storedSku(context.db.kysely, given);
  const apply = (product: ProductInput): ProductInput => ({ ...product, links: [...change(product.links)] });
  await changeProduct(context, sku, { field: 'links', apply }, { by });
  return true;
};

const adding = (method: 'POST' | 'PUT', listName: string | null): RestRoute =>
  adminRoute(method, PATH, WRITE, (context, { params, body }, { name }) => {
    const fields = restFields(body);
    const added = (listName ? fields.list(listName) : [fields.neededObject('entity')]).map(linkIn);
    const change = (links: readonly Link[]): readonly Link[] => [
      ...links.filter((link) => !added.some((one) => isSameLink(one, link))),
      ...added,
    ];
    return changeLinks(context, params.sku ?? '', change, name);
  });

/** Adds, changes and removes links between products. */
export const linkRoutes: readonly RestRoute[] = [
  adding('POST', 'items'),
  adding('PUT', null),
  adminRoute('DELETE', `${PATH}/:type/:linkedProductSku`, WRITE, (context, { params }, { name }) => {
    const gone: Link = { kind: linkKind(params.type ?? ''), sku: params.linkedProductSku ?? '' };
    const change = (links: readonly Link[]): readonly Link[] => {
      const left = links.filter((link) => !isSameLink(link, gone));
      if (left.length === links.length)
        throw new NoSuchEntityError("Product %1 doesn't have linked %2 as %3", {
          parameters: [params.sku ?? '', gone.sku, params.type ?? ''],
        });
      return left;
    };
    return changeLinks(context, params.sku ?? '', change, name);
  }),
];
