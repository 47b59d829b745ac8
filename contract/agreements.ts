/**
 * Id of the agreement to final sale, as `checkoutAgreements` lists it and an order call sends it in `agreement_ids`. It
 * stands for its words in both languages: other words need another id, so that a tick under old words is refused.
 */
export const FINAL_SALE_AGREEMENT = 2;

/** `error_code` of an order call that does not agree to what it must. */
export const AGREEMENT_MISSING = 'AGREEMENT_MISSING';
