/**
 * A page as the worker keeps it; undefined when it is not kept. What the shop said of windows that opened it was for that
 * visit; a copy may answer a visit that another site leads to.
 */
export const pageCopy = (response: Response): Response | undefined => {
  if (response.status !== 200) return undefined;
  const headers = new Headers(response.headers);
  headers.set('cross-origin-opener-policy', 'same-origin');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};
