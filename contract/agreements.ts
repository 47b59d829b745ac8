/**
 * Id of the final-sale agreement in `checkoutAgreements` and in `agreement_ids` of an order call. When its wording
 * changes in either language, use a new id, so that consent to the old wording is refused.
 */
export const FINAL_SALE_AGREEMENT = 2;

/** `error_code` of an order call without a required agreement. */
export const AGREEMENT_MISSING = 'AGREEMENT_MISSING';
