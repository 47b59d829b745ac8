import type { ExecuteError, ExecuteResult } from '#contract/page-render.ts';
import { createCommerceClient, type CommerceClient } from '#storefront/platform/commerce/client.ts';
import { NetworkError } from '#storefront/platform/commerce/errors.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import type { MemoryProduct, MemoryCart } from './memory-products.ts';
import { cartJson, variantsJson } from './memory-wire.ts';

/** The products of `commerce/after-sale/orders/testing/products.ts` that cart tests need, in Canadian dollars. */
const PRODUCTS: readonly MemoryProduct[] = [
  { sku: 'TILE', price: 100, stock: 50, hasPicture: true },
  { sku: 'CHEAP', price: 3.33, stock: 50 },
  { sku: 'LAST', price: 50, stock: 1 },
  { sku: 'STONE-12', parentSku: 'STONE', size: '12 × 24', price: 80, stock: 50, hasPicture: true },
  { sku: 'STONE-24', parentSku: 'STONE', size: '24 × 24', price: 99, stock: 50, hasPicture: true },
];

class Refusal extends Error {
  readonly error: ExecuteError;
  constructor(message: string, category: string, code?: string) {
    super(message);
    this.error = { message, extensions: { category: `graphql-${category}`, ...(code && { error_code: code }) } };
  }
}

type Loss = { operation: string; reached: boolean };

/**
 * An in-memory back end for one test: the cart's part of the contract with Magento's errors, behind the real client.
 * `cart.test.ts` and `cart-tabs.test.ts` run against the real back end, which answers the same.
 */
export const openMemoryShop = () => {
  const carts = new Map<string, MemoryCart>();
  const sent: { operation: string; variables: Readonly<Record<string, unknown>> }[] = [];
  const losses: Loss[] = [];
  const pauses = new Map<string, Promise<void>>();
  let made = 0;

  const productOf = (sku: unknown): MemoryProduct | undefined => shop.products.find((product) => product.sku === sku);
  const make = (owner: string | undefined): MemoryCart => {
    const cart = { id: `cart-${(made += 1)}`, owner, isOrdered: false, lines: [] };
    carts.set(cart.id, cart);
    return cart;
  };
  const makeOrFind = (owner: string | undefined): string => {
    const own = owner && [...carts.values()].find((cart) => cart.owner === owner && !cart.isOrdered);
    return (own || make(owner)).id;
  };
  const open = (id: unknown, caller: string | undefined): MemoryCart => {
    const cart = carts.get(String(id));
    if (!cart) throw new Refusal(`Could not find a cart with ID "${id}"`, 'no-such-entity', 'CART_NOT_FOUND');
    if (cart.isOrdered) throw new Refusal("The cart isn't active.", 'no-such-entity', 'CART_NOT_ACTIVE');
    if (cart.owner !== caller)
      throw new Refusal(`The current user cannot perform operations on cart "${id}"`, 'authorization');
    return cart;
  };
  const add = (cart: MemoryCart, sku: unknown, quantity: number): { code: string; message: string }[] => {
    const product = productOf(sku);
    if (!product) return [{ code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }];
    const line = cart.lines.find((known) => known.product === product);
    if ((line?.quantity ?? 0) + quantity > product.stock)
      return [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }];
    if (line) line.quantity += quantity;
    else cart.lines.push({ uid: `line-${(made += 1)}`, product, quantity });
    return [];
  };
  const update = (cart: MemoryCart, uid: unknown, quantity: number): void => {
    const line = cart.lines.find((known) => known.uid === uid);
    if (!line) throw new Refusal(`Could not find cart item with id: ${uid}.`, 'no-such-entity');
    const { sku, stock } = line.product;
    if (quantity > stock)
      throw new Refusal(`Could not update the product with SKU ${sku}: The requested qty is not available`, 'input');
    if (quantity > 0) line.quantity = quantity;
    else remove(cart, uid);
  };
  const remove = (cart: MemoryCart, uid: unknown): void => {
    if (!cart.lines.some((line) => line.uid === uid))
      throw new Refusal("The cart doesn't contain the item", 'no-such-entity');
    cart.lines = cart.lines.filter((line) => line.uid !== uid);
  };

  const changed = (cart: MemoryCart) => ({ cart: shop.returnsNoCart ? null : cartJson(cart) });

  const responseTo = ({ operationName, variables, headers }: GraphqlRequest): unknown => {
    const caller = headers['authorization'];
    const cart = (): MemoryCart => open(variables['cartId'], caller);
    const quantity = Number(variables['quantity']);
    switch (operationName) {
      case 'createCart':
        return { cartId: makeOrFind(caller) };
      case 'checkUserIsAuthed':
        return { cart: { id: cart().id } };
      case 'GetCart':
      case 'getItemCount':
        return { cart: cartJson(cart()) };
      case 'addItem':
        return { addProductsToCart: { user_errors: add(cart(), variables['sku'], quantity), ...changed(cart()) } };
      case 'updateItem':
        update(cart(), variables['itemId'], quantity);
        return { updateCartItems: changed(cart()) };
      case 'removeItem':
        remove(cart(), variables['itemId']);
        return { removeItemFromCart: changed(cart()) };
      case 'getLineChoices':
        return variantsJson(shop.products.filter(({ parentSku }) => parentSku === variables['sku']));
      default:
        throw new Error(`Nobody asks for ${operationName} here`);
    }
  };

  /** The same error as a French back end words it, without codes. */
  const spoken = ({ message, extensions }: ExecuteError, path: string[] | undefined): ExecuteError =>
    shop.isFrench
      ? { message: 'Opération refusée.', path, extensions: { category: extensions?.['category'] } }
      : { message, path, extensions };

  const transport = async (request: GraphqlRequest): Promise<ExecuteResult> => {
    const { operationName: operation, variables } = request;
    sent.push({ operation, variables });
    const index = losses.findIndex((loss) => loss.operation === operation);
    const [loss] = index < 0 ? [] : losses.splice(index, 1);
    if (loss && !loss.reached) throw new NetworkError(new TypeError('Failed to fetch'));
    const pause = pauses.get(operation);
    pauses.delete(operation);
    try {
      const data = responseTo(request) as ExecuteResult['data'];
      await pause;
      if (loss) throw new NetworkError(new TypeError('Failed to fetch'));
      return { data };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isReading = operation === 'GetCart' || operation === 'checkUserIsAuthed';
      return { data: null, errors: [spoken(error.error, isReading ? ['cart'] : undefined)] };
    }
  };

  const shop = {
    carts,
    products: PRODUCTS.map((product) => ({ ...product })),
    sent,
    isFrench: false,
    /** Changes return no cart, so that it has to be read. */
    returnsNoCart: false,
    /** The storefront's client for this shop; `token` is the signed-in customer's. */
    client: (token: () => string | undefined = () => undefined): CommerceClient =>
      createCommerceClient({
        transport,
        storeView: 'CA_EN',
        currency: 'CAD',
        session: { token },
        retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
      }),
    /** Operations since `forget`, oldest first. */
    operations: (): string[] => sent.map(({ operation }) => operation),
    forget: (): void => void (sent.length = 0),
    /** The next request of this operation gets no response; `reached` says whether the shop processed it. */
    lose: (operation: string, reached = false): void => void losses.push({ operation, reached }),
    /** Holds back the next response of this operation until the returned function is called. */
    pause: (operation: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      pauses.set(operation, promise);
      return resolve;
    },
    /** Another device orders the cart. */
    order: (id: string | undefined): void => void (carts.get(id ?? '')!.isOrdered = true),
    /** Another device creates a cart with these products; returns its id. */
    fill: (owner: string | undefined, ...skus: string[]): string => {
      const cart = make(owner && `Bearer ${owner}`);
      for (const sku of skus) add(cart, sku, 1);
      return cart.id;
    },
  };
  return shop;
};

export type MemoryShop = ReturnType<typeof openMemoryShop>;
