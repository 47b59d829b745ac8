import { resolve } from 'node:path';
import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError } from '#commerce/platform/staff/types.ts';
import type { StaffCall, StaffModule, StaffVerb } from '#commerce/platform/staff/types.ts';
import { amountOf, HAND, isNo, refundedText } from '../staff-options.ts';
import type { Hand } from '../life/types.ts';
import { findReturn } from './store.ts';
import { replaceReturn } from './replace.ts';
import { copyPhotos, listReturns, moveTo, refundReturn } from './handle.ts';

const numberOf = ({ args: [given = ''] }: StaffCall): string => given.replace(/^#/, '').toUpperCase();

const step = (call: StaffCall): Hand & { number: string } => {
  const { by, comment } = call.options;
  return { number: numberOf(call), actor: 'staff', by, comment };
};

const move = (to: 'approved' | 'declined' | 'received', what: string): StaffVerb => ({
  args: ['<number>'],
  recordsItself: true,
  what,
  options: HAND,
  run: async (platform, call) => {
    if (to === 'declined' && !call.options.comment?.trim())
      throw new StaffError('--comment is needed: the customer reads why.');
    await moveTo(platform, step(call), to);
    return `${numberOf(call)} is ${to}.`;
  },
});

export const staff: StaffModule = {
  name: 'returns',
  what: 'returns, and claims for broken items',
  verbs: {
    ...recordVerbs({
      what: 'returns',
      read: listReturns,
      id: 'number',
      columns: ['number', 'kind', 'state', 'askedAt', 'goods', 'photos', 'email'],
    }),
    photos: {
      args: ['<number>', '<folder>'],
      what: 'copies the photographs of a claim to a folder on the shop’s machine',
      run: async (platform, call) => {
        const [, folder = ''] = call.args;
        if (resolve(folder) !== folder.replace(/(?<=.)\/$/, ''))
          throw new StaffError('The folder must be an absolute path.');
        return (await copyPhotos(platform, numberOf(call), folder)).join('\n');
      },
    },
    approve: move('approved', 'yes: the customer is told to bring the goods, or that a claim is accepted'),
    decline: move('declined', 'no, with --comment saying why'),
    receive: move('received', 'the goods are here'),
    replace: {
      args: ['<number>'],
      recordsItself: true,
      what: 'replaces all items by an order without charge',
      options: { restock: 'no: the returned items are not sold again; yes: those of a claim are', ...HAND },
      run: async (platform, call) => {
        const { restock } = call.options;
        const isNot = isNo('restock', restock);
        const isRestocked = restock === undefined ? undefined : !isNot;
        const { order } = await replaceReturn(platform, { ...step(call), isRestocked });
        return `${numberOf(call)} is replaced by order ${order}.`;
      },
    },
    refund: {
      args: ['<number>'],
      recordsItself: true,
      what: 'gives the money back by a credit memo, less the restocking fee of a return',
      options: {
        fee: 'kept back in place of what orders.yaml says, such as 15.00 or 0',
        restock: 'no: the goods are not sold again; yes: those of a claim are',
        ...HAND,
      },
      run: async (platform, call) => {
        const { fee, restock } = call.options;
        const isNot = isNo('restock', restock);
        const order = (await findReturn(platform.db.kysely, numberOf(call)))?.order ?? '';
        const done = await refundReturn(platform, {
          ...step(call),
          fee: await amountOf(platform, order, ['fee', fee]),
          isRestocked: restock === undefined ? undefined : !isNot,
        });
        return `${numberOf(call)} is refunded, ${done.documents.join(', ')}. ${refundedText(done)}`;
      },
    },
  },
};
