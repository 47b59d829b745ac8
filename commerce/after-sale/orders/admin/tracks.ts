import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { addTracking } from '../life/life-store.ts';
import type { Track } from '../life/types.ts';
import { documentId } from '../event-rules.ts';
import { insertTrack, lockShipment } from './admin-store.ts';
import { orderOfDocument } from './orders.ts';

const MAX_TRACK_NUMBER = 60;

/** Adds a tracking number to a shipment by its REST id. Returns the order and the shipment id. */
export const addTrack = async (context: CommerceContext, shipmentId: string, track: Track, by: string) => {
  if (!track.number || track.number.length > MAX_TRACK_NUMBER)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [track.number.slice(0, MAX_TRACK_NUMBER), 'track_number'],
    });
  const { order, place } = await orderOfDocument(context, shipmentId);
  const shipment = order.shipments.find(({ number }) => documentId(order, number) === Number(shipmentId));
  if (!shipment || place === 0)
    throw new NoSuchEntityError("The entity that was requested doesn't exist. Verify the entity and try again.");
  await context.db.tx(async (db) => {
    const { id, items } = await lockShipment(db, shipment.number);
    await insertTrack(db, id, track);
    await addTracking(db, items, [track.number]);
    await recordStaffAction(context, db, 'order', { by, order: order.number });
  });
  return { order, shipment };
};
