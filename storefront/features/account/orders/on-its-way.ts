type Progress = {
  delivery: unknown;
  status_changes: readonly { code: string }[] | null;
};

/** Returns whether an order is complete in the back end while its delivery is still to come. */
export const isOnItsWay = (order: Progress | null | undefined): boolean =>
  Boolean(order?.delivery) && order?.status_changes?.at(-1)?.code === 'complete';
