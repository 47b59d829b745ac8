import { useT } from '#storefront/platform/i18n/use-t.ts';
import { TEST_GATEWAY } from '#contract/gateways/test-gateway.ts';
import { tokenise } from './test-gateway.ts';
import { CardForm } from '../../forms/card-form.tsx';
import type { SaveCard } from '../../forms/save-card.ts';

/** Card form of the built-in test gateway, without real charges. */
export const TestCardForm = ({ save }: { save?: SaveCard }) => {
  const t = useT();
  return (
    <CardForm
      code={TEST_GATEWAY.code}
      read={(card) => tokenise(card)}
      note={t('checkout.payment.test')}
      hint={t('checkout.payment.private')}
      save={save}
    />
  );
};
