import type { CustomerTradeAccount } from '#contract/generated/schema-types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { taxLabel } from '#commerce/sale/tax/service.ts';
import { placeName } from './place-name.ts';
import type { TradeAccount } from './service.ts';

/** GraphQL form of a trade account. */
export const tradeAccountOnWire = (
  { isOpen, isMember, pricedCategory, application, certificates, places }: TradeAccount,
  language: Language,
): Omit<CustomerTradeAccount, 'priced_category'> & { priced_category: TradeAccount['pricedCategory'] } => ({
  is_open: isOpen,
  is_member: isMember,
  priced_category: pricedCategory,
  application: application && {
    state: application.state,
    company: application.company,
    licence: application.licence,
    telephone: application.telephone,
    files: [...application.files],
    reason: application.reason,
    sent_at: timestamp(application.sentAt),
    decided_at: application.decidedAt && timestamp(application.decidedAt),
  },
  certificates: certificates.map((certificate) => ({
    state: certificate.state,
    number: certificate.number,
    country_code: certificate.countryId,
    region_code: certificate.regionCode,
    valid_until: certificate.validUntil,
    reason: certificate.reason,
  })),
  certificate_places: places.map(({ countryId, regionCode, codes }) => ({
    country_code: countryId,
    region_code: regionCode,
    name: placeName({ countryId, regionCode }, language),
    taxes: codes.map((code) => taxLabel({ code, regionCode }, language)),
  })),
});
