import { useEffect, useState, type RefObject } from 'react';
import { draftOf, forgetDrafts, saveDraft } from '#storefront/platform/forms/drafts.ts';
import { valuesOf, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';

/** Saves the form's values when the session expires, until its owner signs in again. */
export const useSavedDraft = (
  name: string,
  owner: string,
  form: RefObject<HTMLFormElement | null>,
  more?: FormValues,
): void => {
  const { session } = usePlatform();
  useEffect(
    () =>
      session.subscribe((change) => {
        if (change === 'lapsed' && form.current) saveDraft(name, owner, { ...valuesOf(form.current), ...more });
      }),
    [session, name, owner, form, more],
  );
};

/** The values these forms had when the session expired; returned once. */
export const useDrafts = <Name extends string>(
  owner: string,
  ...names: readonly Name[]
): Readonly<Partial<Record<Name, FormValues>>> => {
  const t = useT();
  const [drafts] = useState(
    () => Object.fromEntries(names.map((name) => [name, draftOf(name, owner)])) as Partial<Record<Name, FormValues>>,
  );
  const isSaved = Object.values(drafts).some(Boolean);
  useEffect(() => {
    forgetDrafts();
    if (isSaved) addToast({ type: 'info', message: t('area.draft') });
  }, [isSaved, t]);
  return drafts;
};
