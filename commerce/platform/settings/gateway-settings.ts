import type { Entry, Values } from './environment.ts';

/** CSP sources that the card fields of gateways need on pages that take payment. */
export type PaymentSources = {
  script: readonly string[];
  connect: readonly string[];
  image?: readonly string[];
  frame?: readonly string[];
  form?: readonly string[];
};

/** Settings of a payment gateway; its directory defines them. */
export type GatewaySettings = {
  /** Code of the payment method. */
  code: string;
  /** Its environment variables, validated with all others. */
  entries: Readonly<Record<string, Entry>>;
  /** Returns its part of the settings, or undefined if it is off. Throws {@link SettingsError} if a part is missing. */
  read(values: Values): unknown;
  sources(values: Values): PaymentSources | undefined;
};

export const gatewayEntries = (gateways: readonly GatewaySettings[]): GatewaySettings['entries'] =>
  Object.assign({}, ...gateways.map(({ entries }) => entries)) as GatewaySettings['entries'];

/** The sources of all active gateways. */
export const paymentSources = (gateways: readonly GatewaySettings[], values: Values): PaymentSources => {
  const all = gateways.flatMap((gateway) => gateway.sources(values) ?? []);
  return {
    script: all.flatMap(({ script }) => script),
    connect: all.flatMap(({ connect }) => connect),
    image: all.flatMap(({ image = [] }) => image),
    frame: all.flatMap(({ frame = [] }) => frame),
    form: all.flatMap(({ form = [] }) => form),
  };
};
