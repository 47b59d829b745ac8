import { vi } from 'vitest';
import { Packet } from '../packet.ts';

type Sent = { text: string; values: readonly unknown[] };

/** What the work sends to the database, with `begin` and `commit`. */
export const sentBy = async (work: () => Promise<unknown>): Promise<readonly Sent[]> => {
  const add = vi.spyOn(Packet.prototype, 'add');
  try {
    await work();
    return add.mock.calls.map(([text, values]) => ({ text, values }));
  } finally {
    add.mockRestore();
  }
};

/** In how many packets it is sent, each of which the server answers in one piece. */
export const packetsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const submit = vi.spyOn(Packet.prototype, 'submit');
  try {
    await work();
    return submit.mock.calls.length;
  } finally {
    submit.mockRestore();
  }
};
