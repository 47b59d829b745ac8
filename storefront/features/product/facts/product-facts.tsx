import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { type Specification, specificationsOf } from '../model/specifications.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { type Attributes, labelOf, labelsOf } from '#storefront/platform/product-data/attributes.ts';
import { useUnits } from '../model/use-units.ts';
import { useAttributeLabel } from './attribute-labels.ts';
import { useValueText } from './use-value-text.ts';
import styles from './facts.module.css';
import { useFeature } from '#storefront/platform/platform.tsx';
import type { RichText } from '#storefront/platform/content/rich-text.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';

type NotesProps = { attributes: Attributes };

/** Uses the product is made for. Unknown ones are not mentioned. */
const Suitability = ({ attributes }: NotesProps) => {
  const t = useT();
  const uses = labelsOf(attributes, 'suitability');
  if (uses.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('product.suitability')}</h2>
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={use}>
            <Icon name="check" size={18} className={styles.check} />
            {use}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('product.suitability.note')}</p>
    </section>
  );
};

const Care = ({ attributes }: NotesProps) => {
  const t = useT();
  const [care] = labelsOf(attributes, 'care');
  if (!care) return null;
  return (
    <section className={styles.section}>
      <h2>{t('product.care')}</h2>
      <p className={styles.prose}>{care}</p>
    </section>
  );
};

const DeliveryNotes = ({ attributes }: NotesProps) => {
  const t = useT();
  const { kindOf } = useUnits();
  const unit = labelOf(attributes, 'selling_unit');
  const hasUnits = useFeature('units of area');
  const isSlab = kindOf(unit) === 'slab';
  const more = useContentLink('/shipping-and-returns');
  return (
    <section className={styles.section}>
      <h2>{t('product.delivery')}</h2>
      <div className={styles.prose}>
        {unit && hasUnits ? (
          <>
            <p>{isSlab ? t('product.delivery.slab') : t('product.delivery.parcel')}</p>
            <p>{t('product.delivery.returns')}</p>
          </>
        ) : (
          <p>{t('product.delivery.price')}</p>
        )}
        {more && (
          <p>
            <Link href={more}>{t('product.delivery.more')}</Link>
          </p>
        )}
      </div>
    </section>
  );
};

export const SpecificationTable = ({ rows }: { rows: readonly Specification[] }) => {
  const t = useT();
  const label = useAttributeLabel();
  const text = useValueText();
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('product.specifications')}</h2>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ code, value }) => (
            <tr key={code}>
              <th scope="row">{label(code)}</th>
              <td className={value.kind === 'not-tested' ? styles.notTested : undefined}>{text(code, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

type Props = {
  description: readonly RichText[];
  attributes: Attributes;
  /** Attributes of the chosen variant. */
  variantAttributes: Attributes | undefined;
  weight: number | undefined;
  /** False for services and files. */
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
