import { createDispatcher } from '#commerce/platform/rest/dispatcher.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { requestScope } from '#commerce/request-scope.ts';
import { routes } from '../rest.ts';

export type Reply = { status: number; value: Record<string, unknown> };
export type Uploader = (name: string, body: unknown, headers?: Record<string, string>) => Promise<Reply>;

/** Sends papers as a browser does: the file as the body of a request. */
export const uploaderOf = ({ platform }: TestShop): Uploader => {
  const dispatch = createDispatcher({ platform, routes, scope: requestScope(platform) });
  return async (name, body, headers = {}) => {
    const response = await dispatch({
      method: 'POST',
      path: `/V1/trade/files?name=${encodeURIComponent(name)}`,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body,
      ip: '198.51.100.1',
    });
    return { status: response.status, value: JSON.parse(response.body) as Record<string, unknown> };
  };
};
