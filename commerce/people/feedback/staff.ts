import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { listFeedback, setFeedbackState } from './service.ts';
import { FEEDBACK_STATES } from './types.ts';

export const staff: StaffModule = {
  name: 'feedback',
  what: 'feedback of visitors',
  verbs: {
    ...recordVerbs({
      what: 'pieces of feedback',
      read: listFeedback,
      id: 'id',
      columns: ['id', 'sentAt', 'state', 'feedback_type', 'feedback_text', 'user_email'],
    }),
    mark: {
      args: ['<id>', '<state>'],
      what: `sets its state: ${FEEDBACK_STATES.join(', ')}`,
      run: async (platform, { args: [id = '', given] }) => {
        const state = FEEDBACK_STATES.find((known) => known === given);
        if (!state) throw new StaffError(`A state is one of ${FEEDBACK_STATES.join(', ')}.`);
        if (!(await setFeedbackState(platform, id, state))) throw new StaffError(`There is no feedback ${id}.`);
        return `Feedback ${id} is ${state}.`;
      },
    },
  },
};
