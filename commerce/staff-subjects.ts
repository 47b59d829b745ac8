import { staff as applications } from './careers/staff.ts';
import { staff as companies } from './company/staff.ts';
import { staff as messages } from './contact/staff.ts';
import { staff as customers } from './customer/staff.ts';
import { staff as feedback } from './feedback/staff.ts';
import { staff as integrations } from './integration/staff.ts';
import { staff as subscribers } from './newsletter/staff.ts';
import { staff as orders } from './orders/staff.ts';
import { staff as returns } from './orders/returns/staff.ts';
import { staff as webhooks } from './integration/webhooks/staff.ts';
import { samplesStaff } from './orders/staff-samples.ts';
import { staff as mail } from './platform/mail/staff.ts';
import type { StaffSubject, StaffVerb } from './platform/staff/types.ts';
import { staff as quotes } from './quotes/staff.ts';
import { staff as visits } from './reservation/staff.ts';
import { staff as reviews } from './reviews/staff.ts';
import { staff as holds } from './slabs/staff.ts';
import { creditStaff } from './trade/credit-staff.ts';
import { certificateStaff, staff as trade } from './trade/staff.ts';

const exportOf = ({ verbs }: StaffSubject): StaffVerb => verbs['export']!;

/** The earlier names of three exports, also behind `npm run export`. */
const exportStaff: StaffSubject = {
  name: 'export',
  what: 'feedback, subscribers and visits as CSV, by their earlier names',
  verbs: {
    feedback: exportOf(feedback),
    newsletter: exportOf(subscribers),
    reservations: exportOf(visits),
  },
};

/** The subjects of `npm run staff -- <subject> <verb>`. */
export const staffSubjects: readonly StaffSubject[] = [
  orders,
  returns,
  mail,
  messages,
  feedback,
  visits,
  holds,
  applications,
  reviews,
  samplesStaff,
  subscribers,
  customers,
  integrations,
  webhooks,
  trade,
  certificateStaff,
  creditStaff,
  companies,
  quotes,
  exportStaff,
];
