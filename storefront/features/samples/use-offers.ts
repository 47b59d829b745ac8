import { useEffect, useMemo, useRef, useState } from 'react';
import { MAX_QUERIED_SAMPLES } from '#contract/samples.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { GetSamplesDocument, type GetSamplesQuery } from './api/get-samples.graphql.ts';

type SamplesResponse = NonNullable<GetSamplesQuery['samples']>;
export type Offer = SamplesResponse['items'][number];
export type SampleRule = Omit<SamplesResponse, 'items'>;

type Known = {
  rule: SampleRule | undefined;
  offers: ReadonlyMap<string, Offer>;
  loaded: ReadonlySet<string> | 'all';
};

const NOTHING: Known = { rule: undefined, offers: new Map(), loaded: new Set() };

/**
 * Samples by product SKU, requested in one query. Empty if the shop offers none, or if the back end does not know
 * samples.
 */
export const useOffers = (productSkus: readonly string[], isRuleWanted: boolean): Known => {
  const platform = usePlatform();
  const { commerce } = platform;
  const [known, setKnown] = useState(NOTHING);
  const requested = useRef(new Set<string>());
  const isOff = useRef(!hasFeature(platform, 'samples'));
  const wanted = useMemo(() => [...new Set(productSkus)].sort().join('\n'), [productSkus]);
  useEffect(() => {
    const skus = wanted
      .split('\n')
      .filter((sku) => sku && !requested.current.has(sku))
      .slice(0, MAX_QUERIED_SAMPLES);
    if (isOff.current || (skus.length === 0 && (known.rule || !isRuleWanted))) return;
    for (const sku of skus) requested.current.add(sku);
    commerce.query(GetSamplesDocument, { skus }, { noCache: true }).then(
      ({ samples }) => {
        if (!samples) {
          isOff.current = true;
          return setKnown({ ...NOTHING, loaded: 'all' });
        }
        const { items, ...rule } = samples;
        setKnown(({ offers, loaded }) => ({
          rule,
          loaded: loaded === 'all' ? loaded : new Set([...loaded, ...skus]),
          offers: new Map([...offers, ...items.map((offer) => [offer.product_sku, offer] as const)]),
        }));
      },
      () => {
        // After a failure, the next request includes these products again.
        for (const sku of skus) requested.current.delete(sku);
      },
    );
  }, [commerce, wanted, known, isRuleWanted]);
  return known;
};
