import { createHmac, timingSafeEqual } from 'node:crypto';
import { PREVIEW_PARAMETER } from '#contract/preview.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CommerceContext, Platform, Preview } from '#commerce/platform/context.ts';
import { MINUTE_MS } from '#commerce/platform/durations.ts';
import { defaultStoreView } from '#commerce/platform/graphql/request-scope.ts';
import { counterPathOf } from '#commerce/platform/settings/counter-url.ts';
import { secretOf } from '#commerce/platform/secrets/store.ts';
import { editable } from './kinds.ts';
import { readDrafts } from './store.ts';
import { contentIn } from './content-rules.ts';
import type { DraftKind } from './types.ts';

const LIFETIME_MS = 15 * MINUTE_MS;

type Claim = {
  kind: DraftKind;
  id: string;
  storeViewId: number;
  /** Code of the store view of the link. */
  view: string;
  /** Milliseconds. */
  until: number;
};

const signature = async (platform: Platform, payload: string): Promise<string> =>
  createHmac('sha256', await secretOf(platform, 'content-preview'))
    .update(payload)
    .digest('base64url');

type PreviewTarget = Omit<Claim, 'until' | 'view'> & {
  /** Page that shows the draft, if not its own. */
  path: string | undefined;
  /** Store view that shows a draft of all store views. */
  viewId: number | undefined;
};

/** URL of a page that shows a draft for 15 minutes. */
export const previewLink = async (
  context: CommerceContext,
  { kind, id, storeViewId, path, viewId }: PreviewTarget,
): Promise<string> => {
  const published = await editable(kind).read(context.db.kysely, id);
  const views = await listStoreViews(context);
  const view = views.find((one) => one.id === (storeViewId || viewId)) ?? defaultStoreView(views);
  const until = context.clock.now().getTime() + LIFETIME_MS;
  const claim: Claim = { kind, id, storeViewId, view: view.code, until };
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  const token = `${payload}.${await signature(context, payload)}`;
  const [page = ''] = (path ?? editable(kind).path(published)).replace(/^[/\\]+/, '').split(/[?#]/, 1);
  // A back office on its own port frames the shop of another origin.
  const origin = counterPathOf(context.settings) ? '' : context.settings.publicUrl;
  return `${origin}${view.pathPrefix}/${page}?${PREVIEW_PARAMETER}=${token}`;
};

const claimOf = async (platform: Platform, token: string): Promise<Claim | undefined> => {
  const [payload = '', given = ''] = token.split('.');
  const expected = Buffer.from(await signature(platform, payload));
  const signed = Buffer.from(given);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return undefined;
  const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claim;
  return claim.until > platform.clock.now().getTime() ? claim : undefined;
};

/** The draft of a preview link. Undefined for an invalid or expired token. */
export const previewOf = async (platform: Platform, token: string): Promise<Preview | undefined> => {
  const claim = await claimOf(platform, token);
  if (!claim) return undefined;
  const { kind, id, storeViewId, view } = claim;
  const published = await editable(kind)
    .read(platform.db.kysely, id)
    .catch(() => undefined);
  if (!published) return undefined;
  const drafts = await readDrafts(platform.db.kysely, kind, id);
  const draft = drafts.find((one) => one.storeViewId === storeViewId);
  const content = { ...contentIn(published, storeViewId), ...draft?.content };
  return { kind, id, key: published.key, storeView: view, content };
};
