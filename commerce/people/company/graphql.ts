import { administers } from '#contract/company.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import {
  acceptInvitation,
  cancelInvitation,
  changeMember,
  companyRefusal,
  invitationsOf,
  peopleOf,
  invitationOf,
  inviteMember,
  ownCompany,
  receivedInvitations,
  removeMember,
} from './service.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { invitationOnWire, limitOnWire, numberOfUser, roleOnWire, rolesOnWire, usersOnWire } from './wire.ts';

const companyNow = async (context: CommerceContext) => {
  const company = await ownCompany(context);
  if (!company) throw companyRefusal('none', context.storeView.language);
  return { company };
};

export const resolvers = {
  Company: {
    id: ({ company }) => company.number,
    name: ({ company }) => company.name,
    role: ({ member }, _args, { storeView }) => roleOnWire(member.role, storeView.language),
    order_limit: ({ member }, _args, { storeView }) => limitOnWire(member.orderLimit, storeView.currency),
    roles: (_company, _args, { storeView }) => rolesOnWire(storeView.language),
    users: async ({ company, member }, _args, { db, storeView }) =>
      usersOnWire(await peopleOf(db.kysely, company.id), member, storeView),
    invitations: async ({ company, member }, _args, context) =>
      administers(member.role)
        ? (await invitationsOf(context, company.id)).map((one) => invitationOnWire(one, context.storeView))
        : [],
  },
  Query: {
    company: async (_parent, _args, context) => (await ownCompany(context)) ?? null,
    customerCompanyInvitations: async (_parent, _args, context) =>
      (await receivedInvitations(context)).map(({ company, expiresAt }) => ({
        company,
        expires_at: timestamp(expiresAt),
      })),
    companyInvitation: async (_parent, { code }, context) => {
      const offer = await invitationOf(context, code);
      return offer && { company: offer.company, is_for_you: offer.isForCaller };
    },
  },
  Mutation: {
    createCompanyUser: async (_parent, { input }, context) => {
      await inviteMember(context, { email: input.email, roleId: input.role_id, limit: input.order_limit });
      return companyNow(context);
    },
    updateCompanyUser: async (_parent, { input }, context) => {
      await changeMember(context, numberOfUser(input.id), { roleId: input.role_id, limit: input.order_limit });
      return companyNow(context);
    },
    deleteCompanyUser: async (_parent, { id }, context) => {
      await removeMember(context, numberOfUser(id));
      return { success: true };
    },
    cancelCompanyInvitation: async (_parent, { id }, context) => {
      await cancelInvitation(context, id);
      return { success: true };
    },
    acceptCompanyInvitation: async (_parent, { input }, context) => {
      await acceptInvitation(context, input.code);
      return { success: true };
    },
  },
} satisfies Resolvers;
