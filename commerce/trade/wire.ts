import type { CustomerTradeAccount } from '#contract/generated/schema-types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { TradeAccount } from './service.ts';

/** As the contract has it. */
export const tradeAccountOnWire = ({ isOpen, isMember, application }: TradeAccount): CustomerTradeAccount => ({
  is_open: isOpen,
  is_member: isMember,
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
});
