import { useTranslate } from 'react-admin';
import { RestError } from '../rest.ts';

/** Message ids by error code of the server. */
export const SLAB_REFUSALS: Readonly<Record<string, string>> = {
  HOLD_TAKEN: 'counter.hold.taken',
  HOLD_OVER: 'counter.hold.over',
  HOLD_REFUSED: 'counter.hold.refused',
  HOLD_FULLNAME: 'counter.hold.name_needed',
  HOLD_CONTACT: 'counter.hold.contact_needed',
  HOLD_EMAIL: 'counter.hold.email_wrong',
  HOLD_TELEPHONE: 'counter.hold.telephone_wrong',
  VARIANT_EXISTS: 'counter.slab.exists',
  PHOTO_TYPE: 'counter.slab.photo_type',
  PHOTO_PIXELS: 'counter.slab.photo_type',
  PHOTO_BUSY: 'counter.error.too_many',
};

/** Returns the text of a failed request, and throws other errors. */
export const useSlabProblem = () => {
  const translate = useTranslate();
  return (error: unknown): string => {
    if (!(error instanceof RestError)) throw error;
    if (error.status === 401) return translate('counter.error.session');
    const text = SLAB_REFUSALS[error.code ?? ''];
    return text ? translate(text) : translate(error.message, { _: error.message });
  };
};
