import { isRedirectTarget, isReservedAddress } from '#contract/reserved-addresses.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { RedirectInput } from '#commerce/merchandise/url/types.ts';
import type { StandsAt } from './catalogue-targets.ts';
import type { Folder } from './folder.ts';

const FILE = 'redirects.csv';
const clean = (path: string): string => path.trim().replace(/^\/+/, '');

/** A redirect with its line and store view; the view is empty for all. */
export type PlacedRedirect = { redirect: RedirectInput; line: number; code: string };

/** Paths of a redirect loop; undefined if the redirects end. */
const circleOf = (first: RedirectInput, byPath: ReadonlyMap<string, PlacedRedirect>): readonly string[] | undefined => {
  const way = [first.requestPath];
  let next = first.targetPath;
  while (!way.includes(next)) {
    const following = byPath.get(`${first.storeViewId}/${next}`);
    if (!following) return undefined;
    way.push(next);
    next = following.redirect.targetPath;
  }
  return next === first.requestPath ? [...way, next] : undefined;
};

/** Reports each loop once, at its first line. */
const reportCircles = (folder: Folder, byPath: ReadonlyMap<string, PlacedRedirect>): void => {
  const reported = new Set<number>();
  for (const { redirect, line } of byPath.values()) {
    const way = circleOf(redirect, byPath) ?? [];
    // A redirect to itself was reported with its row.
    if (way.length < 3 || reported.has(line)) continue;
    for (const path of way) reported.add(byPath.get(`${redirect.storeViewId}/${path}`)?.line ?? line);
    folder.problems.add({
      file: FILE,
      line,
      field: 'target_path',
      message: `goes round in a circle and leads nowhere: ${way.join(' → ')}`,
    });
  }
};

/** Redirects of one view, or of every view when the row names none. */
export const readRedirects = (folder: Folder, { views }: StoresInput): readonly PlacedRedirect[] => {
  if (!folder.exists(FILE)) return [];
  const redirects = new Map<string, PlacedRedirect>();
  for (const { line, values } of folder.csv(FILE, [
    'request_path',
    'target_path',
    'redirect_type',
    'store_view_code',
  ])) {
    const wrong = (field: string, message: string): void => folder.problems.add({ file: FILE, line, field, message });
    const requestPath = clean(values['request_path'] ?? '');
    const targetPath = clean(values['target_path'] ?? '');
    const redirectType = Number(values['redirect_type']);
    const code = (values['store_view_code'] ?? '').trim();
    const chosen = views.filter((view) => !code || view.code === code);
    if (!requestPath) wrong('request_path', 'is empty');
    else if (isReservedAddress(views, requestPath, { isCmsPage: true, counterPath: folder.counterPath }))
      wrong('request_path', `"${requestPath}" belongs to the shop itself`);
    if (!values['target_path']?.trim()) wrong('target_path', 'is empty: the home page is /');
    else if (!isRedirectTarget(values['target_path']))
      wrong('target_path', 'must be a path of the shop, or a complete address that begins with https:// or http://');
    else if (requestPath && requestPath === targetPath) wrong('target_path', 'leads to itself');
    if (chosen.length === 0) wrong('store_view_code', `there is no store view "${code}"`);
    if (redirectType !== 301 && redirectType !== 302) {
      wrong('redirect_type', 'must be 301 or 302');
      continue;
    }
    for (const { id } of chosen) {
      const twin = redirects.get(`${id}/${requestPath}`);
      if (twin?.code === code) wrong('request_path', `"${requestPath}" is redirected by line ${twin.line} already`);
      redirects.set(`${id}/${requestPath}`, {
        redirect: { storeViewId: id, requestPath, targetPath, redirectType },
        line,
        code,
      });
    }
  }
  reportCircles(folder, redirects);
  return [...redirects.values()];
};

const ELSEWHERE = /^[a-z][a-z\d+.-]*:/i;

/** Adds notes about redirects to missing targets. */
export const checkRedirects = (
  { problems }: Folder,
  redirects: readonly PlacedRedirect[],
  { views }: StoresInput,
  stands: StandsAt,
): void => {
  for (const { redirect, line } of redirects) {
    const path = redirect.targetPath.split(/[?#]/, 1)[0] ?? '';
    if (ELSEWHERE.test(path) || stands(redirect.storeViewId, path)) continue;
    const view = views.find(({ id }) => id === redirect.storeViewId)?.code ?? '';
    problems.warn({ file: FILE, line, field: 'target_path', message: `nothing stands at /${path} in ${view}` });
  }
};
