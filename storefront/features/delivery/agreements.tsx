import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { useAgreements, type Agreement } from './use-agreements.ts';

type Props = { cartId: string; revision: string; lines: readonly { uid: string; name: string }[] };

/** Plain text of terms written as HTML. */
const wordsOf = ({ content, is_html: isHtml }: Agreement): string =>
  (isHtml ? (new DOMParser().parseFromString(content, 'text/html').body.textContent ?? '') : content).trim();

const Terms = ({ agreement }: { agreement: Agreement }) => {
  const words = wordsOf(agreement);
  if (!words || words === agreement.checkbox_text) return null;
  return (
    <details>
      <summary>{agreement.name}</summary>
      <p>{words}</p>
    </details>
  );
};

/**
 * Agreements required for an order; empty if there are none. The text comes from the back end: ours requires consent to
 * final sale for items that cannot be returned, and stores it with the order.
 */
export default function Agreements({ cartId, revision, lines }: Props) {
  const t = useT();
  const { agreements, finalSale } = useAgreements(cartId, revision);
  const names = [...new Set(lines.filter(({ uid }) => finalSale.includes(uid)).map(({ name }) => name))].join(', ');
  return agreements.map((agreement) => (
    <div key={agreement.agreement_id}>
      <Checkbox
        required
        isCard
        name="agreement"
        value={agreement.agreement_id}
        label={names ? t('delivery.final', { names, words: agreement.checkbox_text }) : agreement.checkbox_text}
        onInvalid={(event) =>
          event.currentTarget.setCustomValidity(t(names ? 'delivery.final.missing' : 'delivery.agreement.missing'))
        }
        onChange={(event) => event.currentTarget.setCustomValidity('')}
      />
      <Terms agreement={agreement} />
    </div>
  ));
}
