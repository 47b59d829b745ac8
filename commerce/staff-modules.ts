import { staff as applications } from './people/careers/staff.ts';
import { staff as companies } from './people/company/staff.ts';
import { staff as messages } from './people/contact/staff.ts';
import { staff as customers } from './people/customer/staff.ts';
import { staff as feedback } from './people/feedback/staff.ts';
import { staff as integrations } from './merchandise/integration/staff.ts';
import { staff as accounts } from './people/staff/staff.ts';
import { staff as subscribers } from './people/newsletter/staff.ts';
import { staff as orders } from './after-sale/orders/staff.ts';
import { staff as returns } from './after-sale/orders/returns/staff.ts';
import { staff as webhooks } from './merchandise/integration/webhooks/staff.ts';
import { samplesStaff } from './after-sale/orders/staff-samples.ts';
import { staff as mail } from './platform/mail/staff.ts';
import { staff as backup } from './platform/backup/staff.ts';
import type { StaffModule, StaffVerb } from './platform/staff/types.ts';
import { staff as quotes } from './sale/quotes/staff.ts';
import { staff as visits } from './people/reservation/staff.ts';
import { staff as reviews } from './merchandise/reviews/staff.ts';
import { searchStaff } from './merchandise/authoring/search-staff.ts';
import { staff as holds } from './merchandise/slabs/staff.ts';
import { creditStaff } from './sale/trade/credit-staff.ts';
import { certificateStaff, staff as trade } from './sale/trade/staff.ts';

const exportOf = ({ verbs }: StaffModule): StaffVerb => verbs['export']!;

/** The earlier names of three exports, also behind `npm run export`. */
const exportStaff: StaffModule = {
  name: 'export',
  what: 'feedback, subscribers and visits as CSV, by their earlier names',
  verbs: {
    feedback: exportOf(feedback),
    newsletter: exportOf(subscribers),
    reservations: exportOf(visits),
  },
};

/** The subjects of `npm run staff -- <subject> <verb>`. */
export const staffModules: readonly StaffModule[] = [
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
  accounts,
  integrations,
  webhooks,
  trade,
  certificateStaff,
  creditStaff,
  companies,
  quotes,
  searchStaff,
  backup,
  exportStaff,
];
