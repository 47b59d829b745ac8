import { useRef, useState } from 'react';
import { isDay, MAX_CERTIFICATE_NUMBER, MAX_TRADE_DOCUMENTS } from '#contract/trade.ts';
import { hasMaxLength, required } from '#contract/validation.ts';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { useSavedDraft } from '../area/use-draft.ts';
import { useSaving } from '../area/use-saving.ts';
import type { CertificatesFragment } from './get-certificates.graphql.ts';
import { DocumentField } from './document-field.tsx';
import { SendCertificateDocument } from './send-certificate.graphql.ts';
import styles from './trade.module.css';
import { useDocuments } from './use-documents.ts';

const RULES = () => ({
  place: [required],
  number: [required, hasMaxLength(MAX_CERTIFICATE_NUMBER)],
  until: [required],
});
const WORDS = { 'graphql-input': 'certificate.refused' } as const;

const today = (): string => new Date().toLocaleDateString('en-CA');

type Props = {
  owner: string;
  draft: FormValues | undefined;
  places: CertificatesFragment['certificate_places'];
};

/** Sends an exemption certificate. Typed values and files stay after an error. */
export const CertificateForm = ({ owner, draft, places }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { papers, isMissing, chooser, change, setIsBusy, tokens } = useDocuments();
  const { isBusy, refusal, save } = useSaving(WORDS);
  const problem = useRef<HTMLParagraphElement>(null);
  const [isWrongDay, setIsWrongDay] = useState(false);
  const { errors, formProps } = useForm(RULES, async ({ place, number, until }) => {
    const files = tokens();
    const [country = '', region = ''] = place.split('-');
    const isOpenDay = isDay(until) && until >= today();
    setIsWrongDay(!isOpenDay);
    if (!files || !isOpenDay) return;
    const input = { number, country_code: country, region_code: region, valid_until: until, files };
    const isSent = await save(
      () => commerce.mutate(SendCertificateDocument, { input }, { isIdempotent: true }),
      'certificate.sent',
    );
    if (isSent) {
      problem.current?.closest('form')?.reset();
      change([]);
    }
  });
  useSavedDraft('certificate', owner, formProps.ref);
  const hasCountry = places.some(({ region_code: region }) => region === '');
  return (
    <form {...formProps} className={styles.form}>
      <SelectField
        label={t(hasCountry ? 'certificate.place.country' : 'certificate.place')}
        name="place"
        defaultValue={draft?.['place'] ?? ''}
        error={errors['place']}
        required
      >
        <option value="">{t('certificate.place.choose')}</option>
        {places.map(({ country_code: country, region_code: region, name, taxes }) => (
          <option key={`${country}-${region}`} value={`${country}-${region}`}>
            {t('certificate.place.option', { name, taxes: taxes.join(', ') })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('certificate.number')}
        name="number"
        autoComplete="off"
        maxLength={MAX_CERTIFICATE_NUMBER}
        defaultValue={draft?.['number']}
        error={errors['number']}
        required
      />
      <TextField
        label={t('certificate.until')}
        name="until"
        type="date"
        min={today()}
        max="2099-12-31"
        defaultValue={draft?.['until']}
        error={errors['until'] ?? (isWrongDay ? t('certificate.until.wrong') : undefined)}
        required
      />
      <DocumentField
        label={t('certificate.files')}
        hint={t('certificate.files.hint', { count: MAX_TRADE_DOCUMENTS })}
        papers={papers}
        chooser={chooser}
        error={isMissing ? t('trade.file.missing') : undefined}
        onChange={change}
        onBusy={setIsBusy}
      />
      <p className={styles.hint}>{t('certificate.files.kept')}</p>
      <p ref={problem} className={styles.problem} role="alert">
        {refusal && t(refusal)}
      </p>
      <Button type="submit" isBusy={isBusy} className={styles.send}>
        {t('certificate.send')}
      </Button>
    </form>
  );
};
