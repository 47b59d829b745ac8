import { useCallback } from 'react';
import { MAX_LICENCE, MAX_TRADE_DOCUMENTS, tradeRules } from '#contract/trade.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { useSavedDraft } from '../area/use-draft.ts';
import { useSaving } from '../area/use-saving.ts';
import { ApplyForTradeDocument } from './apply-for-trade.graphql.ts';
import { DocumentField } from './document-field.tsx';
import styles from './trade.module.css';
import { useDocuments } from './use-documents.ts';

/** The back end refuses uploaded files that have expired meanwhile. The form validates all other values. */
const WORDS = { 'graphql-input': 'trade.file.gone' } as const;

type Props = {
  /** Email address of the account. */
  owner: string;
  draft: FormValues | undefined;
};

/** The application for a trade account. Typed values and files stay after an error. */
export const TradeForm = ({ owner, draft }: Props) => {
  const t = useT();
  const {
    commerce,
    storeView: { countryId },
  } = usePlatform();
  const rules = useCallback(() => tradeRules(countryId), [countryId]);
  const { papers, isMissing, chooser, change, setIsBusy, tokens } = useDocuments();
  const { isBusy, refusal, save } = useSaving(WORDS);
  const { errors, formProps } = useForm(rules, async ({ company, licence, telephone }) => {
    const files = tokens();
    if (!files) return;
    const input = { company, licence, telephone, files };
    await save(() => commerce.mutate(ApplyForTradeDocument, { input }, { isIdempotent: true }), 'trade.sent');
  });
  useSavedDraft('trade', owner, formProps.ref);
  return (
    <form {...formProps} className={styles.form}>
      <ContactField kind="company" defaultValue={draft?.['company']} errors={errors} />
      <TextField
        label={t('trade.licence')}
        hint={t('trade.licence.hint')}
        name="licence"
        autoComplete="off"
        maxLength={MAX_LICENCE}
        defaultValue={draft?.['licence']}
        error={errors['licence']}
        required
      />
      <ContactField kind="telephone" defaultValue={draft?.['telephone']} errors={errors} />
      <DocumentField
        label={t('trade.files')}
        hint={t('trade.files.hint', { count: MAX_TRADE_DOCUMENTS })}
        papers={papers}
        chooser={chooser}
        error={isMissing ? t('trade.file.missing') : undefined}
        onChange={change}
        onBusy={setIsBusy}
      />
      <p className={styles.hint}>{t('trade.files.kept')}</p>
      <p className={styles.problem} role="alert">
        {refusal && t(refusal)}
      </p>
      <Button type="submit" isBusy={isBusy} className={styles.send}>
        {t('trade.send')}
      </Button>
    </form>
  );
};
