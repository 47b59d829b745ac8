import { recordVerbs } from '#commerce/platform/staff/records.ts';
import type { StaffModule } from '#commerce/platform/staff/types.ts';
import { readCertificateRecords } from './certificate-store.ts';
import { decideOnCertificate } from './certificates.ts';
import { decide } from './decide.ts';
import { decisionVerbs } from './decision-verbs.ts';
import { readRecords } from './store.ts';

export const staff: StaffModule = {
  name: 'trade',
  what: 'applications for trade accounts',
  verbs: {
    ...recordVerbs({
      what: 'applications',
      read: (platform) => readRecords(platform.db.kysely),
      id: 'id',
      columns: ['id', 'sentAt', 'state', 'company', 'licence', 'name', 'email', 'group'],
    }),
    ...decisionVerbs({
      thing: 'application',
      prefix: 'trade',
      approved: 'the customer is put into the group that trade.yaml names',
      owner: (applicationId) => ({ applicationId }),
      decide,
    }),
  },
};

export const certificateStaff: StaffModule = {
  name: 'certificates',
  what: 'certificates of exemption from sales taxes; an approved one can be withdrawn by declining it',
  verbs: {
    ...recordVerbs({
      what: 'certificates',
      read: (platform) => readCertificateRecords(platform.db.kysely),
      id: 'id',
      columns: ['id', 'sentAt', 'state', 'countryId', 'regionCode', 'number', 'validUntil', 'name', 'email'],
    }),
    ...decisionVerbs({
      thing: 'certificate',
      prefix: 'certificate',
      approved: 'what taxes.yaml names of that place is not charged there up to its last day',
      owner: (certificateId) => ({ certificateId }),
      decide: decideOnCertificate,
    }),
  },
};
