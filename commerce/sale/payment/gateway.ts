import type { Platform } from '#commerce/platform/context.ts';
import { OPENERS } from './gateways/open.ts';
import { createTestGateway } from './gateways/test/gateway.ts';
import type { PaymentGateway, Renewal } from './types.ts';

const GATEWAYS = Symbol('payment gateways');

type Gateways = ReadonlyMap<string, PaymentGateway>;

const byCode = (gateways: readonly PaymentGateway[]): Gateways =>
  new Map(
    gateways.flatMap((gateway) => [gateway.code, gateway.vault?.code ?? gateway.code].map((code) => [code, gateway])),
  );

/** Configured gateways, or the built-in test gateway if none is configured. */
const configured = ({ clock, settings }: Platform): readonly PaymentGateway[] => {
  const named = OPENERS.flatMap((open) => open(settings) ?? []);
  return named.length > 0 ? named : [createTestGateway(() => clock.now())];
};

/** The gateways of this process; tests set others first. */
const gatewaysOf = (platform: Platform, make: () => readonly PaymentGateway[] = () => configured(platform)): Gateways =>
  platform.perProcess(GATEWAYS, () => byCode(make()));

/** Code that determines availability. A saved card is available if the method of its gateway is. */
export const offeringCode = (platform: Platform, code: string): string => gatewayOf(platform, code)?.code ?? code;

/** Gateway of a payment method. Undefined if the method has no gateway, or settings are missing. */
export const gatewayOf = (platform: Platform, code: string): PaymentGateway | undefined =>
  gatewaysOf(platform).get(code);

/** The gateway of a payment started with it; throws when its settings were removed since. */
export const requireGateway = (platform: Platform, code: string): PaymentGateway => {
  const gateway = gatewayOf(platform, code);
  if (!gateway) throw new Error(`The gateway ${code} is not configured`);
  return gateway;
};

/** Gateways that can renew authorizations. */
export const renewingGateways = (platform: Platform): readonly (PaymentGateway & { renewal: Renewal })[] =>
  [...new Set(gatewaysOf(platform).values())].flatMap((gateway) =>
    gateway.renewal ? [{ ...gateway, renewal: gateway.renewal }] : [],
  );

/** Replaces the configured gateways in a test, before their first use. */
export const useGateways = (platform: Platform, ...gateways: readonly PaymentGateway[]): void => {
  gatewaysOf(platform, () => gateways);
};
