import type { Memory } from '../operations/step.ts';
import type { RouteStep } from './route-step.ts';

export const program = { by: 'program' } as const;
export const list = (path: string): RouteStep => ({ ...program, route: `GET ${path}`, isList: true });
export const named =
  (name: string, from = name) =>
  (memory: Memory) => ({ [name]: memory[from] ?? '' });
export const rememberId =
  (name: string): NonNullable<RouteStep['remember']> =>
  (created: never, memory) =>
    void (memory[name] = String((created as { id?: number }).id ?? created));
export const ofProduct = { ...program, params: named('sku', 'newSku') };
