import type { RichText } from '#storefront/platform/content/rich-text.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { Attributes } from '#storefront/platform/product-data/attributes.ts';
import { specificationsOf } from '../model/specifications.ts';
import { Care, DeliveryNotes, Suitability } from './notes.tsx';
import { SpecificationTable } from './specification-table.tsx';

type Props = {
  description: readonly RichText[];
  attributes: Attributes;
  /** Of the chosen variant. */
  variantAttributes: Attributes | undefined;
  weight: number | undefined;
  /** Services and files go nowhere. */
  isShipped: boolean;
  descriptionClass: string | undefined;
};

/** Details of a product: description, uses, care, delivery and specifications. */
export default function ProductFacts({
  description,
  attributes,
  variantAttributes,
  weight,
  isShipped,
  descriptionClass,
}: Props) {
  const t = useT();
  const all = variantAttributes ? new Map([...attributes, ...variantAttributes]) : attributes;
  return (
    <>
      <div>
        <section className={descriptionClass}>
          <h2>{t('product.description')}</h2>
          <RichTextView content={description} />
        </section>
        <Suitability attributes={all} />
        <Care attributes={all} />
        {isShipped && <DeliveryNotes attributes={all} />}
      </div>
      <div>
        <SpecificationTable rows={specificationsOf(attributes, variantAttributes, weight)} />
      </div>
    </>
  );
}
