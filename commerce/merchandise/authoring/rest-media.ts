import type { ProductInput, StoredProduct } from '#commerce/merchandise/catalog/types.ts';
import { mediaOnWire } from '#commerce/merchandise/catalog/admin/product-wire.ts';
import { storedProducts, storedSku } from '#commerce/merchandise/catalog/service.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { ifMatch } from '#commerce/platform/rest/if-match.ts';
import { restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { readMedia, readPicture, withMedia, withoutMedia, type Media, type MediaChange } from './media-rules.ts';
import { storePicture } from './pictures.ts';
import type { ProductChange } from './product-rules.ts';
import { changeProduct, type Writer } from './products.ts';
import { writtenView } from './settle.ts';

const READ = 'catalog:read';
const WRITE = 'catalog:texts';
const PATH = '/V1/products/:sku/media';

const productOf = async ({ db }: CommerceContext, sku: string): Promise<StoredProduct> => {
  const [product] = await storedProducts(db.kysely, [sku]);
  if (!product)
    throw new NoSuchEntityError("The product that was requested doesn't exist. Verify the product and try again.");
  return product;
};

const pictureOf = async (context: CommerceContext, sku: string, id: string): Promise<Media> => {
  const found = (await productOf(context, sku)).media.find((one) => String(one.id) === id);
  if (!found) throw new NoSuchEntityError('No image with the provided ID was found. Verify the ID and try again.');
  return found;
};

type StoredPicture = { file: string; change: MediaChange };

/** Pictures in a product's body. Entries without content are pictures that a client read and sends back. */
export const storePictures = async (
  { settings }: CommerceContext,
  product: RestFields,
): Promise<readonly StoredPicture[]> => {
  const read = product
    .list('mediaGalleryEntries')
    .filter((entry) => entry.object('content') !== undefined)
    .map((entry) => ({ change: readMedia(entry), picture: readPicture(entry) }));
  const pictures: StoredPicture[] = [];
  for (const { change, picture } of read) pictures.push({ file: await storePicture(settings.varDir, picture), change });
  return pictures;
};

/** Adds pictures to a change of a product. */
export const withPictures = (
  change: ProductChange,
  pictures: readonly StoredPicture[],
  storeViewId: number,
): ProductChange =>
  pictures.length === 0
    ? change
    : {
        ...change,
        fields: [...change.fields, { field: 'media', storeViewId: 0 }],
        apply: (product) =>
          pictures.reduce(
            (sum, { file, change: one }) => withMedia(sum, file, one, storeViewId),
            change.apply(product),
          ),
      };

const changeMedia = async (
  context: CommerceContext,
  sku: string,
  apply: (product: ProductInput) => ProductInput,
  writer: Writer,
): Promise<void> => changeProduct(context, sku, { field: 'media', apply }, writer);

/** Pictures of a product in a new order. Throws unless the ids match its pictures. */
const inOrder = (product: ProductInput, files: readonly string[]): ProductInput => {
  const known = new Set(product.media.map(({ file }) => file));
  if (new Set(files).size !== known.size || files.some((file) => !known.has(file)))
    throw new InputError('The ids must be those of all pictures of the product.');
  return { ...product, media: product.media.map((one) => ({ ...one, position: files.indexOf(one.file) + 1 })) };
};

/** Pictures of a product. A label applies to the path's store view; with the default view, to all views. */
export const mediaRoutes: readonly RestRoute[] = [
  adminRoute('GET', PATH, READ, async (context, { params }) =>
    (await productOf(context, params.sku ?? '')).media.map((one) => mediaOnWire(one, context.storeView)),
  ),
  adminRoute('GET', `${PATH}/:id`, READ, async (context, { params }) =>
    mediaOnWire(await pictureOf(context, params.sku ?? '', params.id ?? ''), context.storeView),
  ),
  adminRoute('POST', PATH, WRITE, async (context, request, { name: by }) => {
    const sku = await storedSku(context.db.kysely, request.params.sku ?? '');
    const entry = restFields(request.body).neededObject('entry');
    const [change, picture] = [readMedia(entry), readPicture(entry)];
    await productOf(context, sku);
    const file = await storePicture(context.settings.varDir, picture);
    const view = writtenView(context);
    await changeMedia(context, sku, (product) => withMedia(product, file, change, view), {
      by,
      expected: ifMatch(request),
    });
    return String((await productOf(context, sku)).media.find((one) => one.file === file)!.id);
  }),
  // Magento lacks this route: it changes the positions of pictures one by one.
  adminRoute('PUT', PATH, WRITE, async (context, request, { name: by }) => {
    const sku = await storedSku(context.db.kysely, request.params.sku ?? '');
    const ids = restFields(request.body).texts('ids') ?? [];
    const { media } = await productOf(context, sku);
    const files = ids.map((id) => media.find((one) => String(one.id) === id)?.file ?? '');
    await changeMedia(context, sku, (product) => inOrder(product, files), { by, expected: ifMatch(request) });
    return true;
  }),
  adminRoute('PUT', `${PATH}/:id`, WRITE, async (context, request, { name: by }) => {
    const sku = await storedSku(context.db.kysely, request.params.sku ?? '');
    const { file } = await pictureOf(context, sku, request.params.id ?? '');
    const change = readMedia(restFields(request.body).neededObject('entry'));
    const view = writtenView(context);
    await changeMedia(context, sku, (product) => withMedia(product, file, change, view), {
      by,
      expected: ifMatch(request),
    });
    return true;
  }),
  adminRoute('DELETE', `${PATH}/:id`, WRITE, async (context, request, { name: by }) => {
    const sku = await storedSku(context.db.kysely, request.params.sku ?? '');
    const { file } = await pictureOf(context, sku, request.params.id ?? '');
    await changeMedia(context, sku, (product) => withoutMedia(product, file), { by, expected: ifMatch(request) });
    return true;
  }),
];
