import { lazy, Suspense, useState } from 'react';
import { sizeOf } from '#contract/actual-size.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { withMessages } from '#storefront/platform/i18n/load-messages.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { labelOf, numberOf } from '#storefront/platform/product-data/attributes.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import type { AddToCart, Buyable } from '../model/product.ts';

const JobList = lazy(() => untilFetched(() => withMessages('service', () => import('./job-list.tsx'))));

type Props = { buyable: Buyable; picture: string | undefined; areaSqFt: number; addToCart: AddToCart };

/** Toggles the list of setting materials. Renders nothing for products that are not set in mortar. */
export const JobEntry = ({ buyable, picture, areaSqFt, addToCart }: Props) => {
  const t = useT();
  const hasJob = useFeature('list for the job');
  const [isOpen, setIsOpen] = useState(false);
  const { attributes, name, sku } = buyable;
  const size = sizeOf(labelOf(attributes, 'actual_size'));
  const thicknessMm = numberOf(attributes, 'thickness_mm');
  // Only tile and stone have a water absorption; wood and vinyl have none.
  if (!hasJob || !size || !thicknessMm || !attributes.has('water_absorption')) return null;
  return (
    <>
      <Button kind="secondary" isWide aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('product.job.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <JobList
            key={sku}
            sku={sku}
            name={name}
            piece={{ widthMm: size.length, lengthMm: size.width, thicknessMm }}
            sizeLabel={labelOf(attributes, 'size') ?? labelOf(attributes, 'actual_size') ?? ''}
            chipSize={labelOf(attributes, 'chip_size')}
            sellingUnit={labelOf(attributes, 'selling_unit')}
            edge={labelOf(attributes, 'edge')}
            minJointMm={numberOf(attributes, 'min_joint_mm')}
            picture={picture}
            areaSqFt={areaSqFt}
            addToCart={addToCart}
          />
        </Suspense>
      )}
    </>
  );
};
