import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog, type ActionProps } from './action-dialog.tsx';
import { CancelAmounts } from './cancel-amounts.tsx';
import { LaterNotice } from './later-part.tsx';
import { LineQuantities, useQuantities } from './line-quantities.tsx';
import { awaitedOf, inStockQuantity } from './types.ts';

/**
 * Ships items, or hands them over in the showroom. Suggests the units in stock, or none if the customer chose one
 * shipment and some units are not yet in stock.
 */
export const ShipDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const { order } = props;
  const { is_pickup: isPickup, is_split: isSplit } = order.extension_attributes;
  const isIncomplete = awaitedOf(order) !== undefined && !isSplit;
  const quantities = useQuantities(order.items, inStockQuantity, isIncomplete ? () => 0 : inStockQuantity);
  const [tracking, setTracking] = useState('');
  const [person, setPerson] = useState('');
  const numbers = tracking.split(/[\s,;]+/).filter(Boolean);
  const handed = translate('counter.handed_to', { name: person.trim() });
  return (
    <ActionDialog
      {...props}
      title={isPickup ? 'counter.hand_over.title' : 'counter.ship.title'}
      send={isPickup ? 'counter.hand_over.send' : 'counter.ship.send'}
      done={isPickup ? 'counter.hand_over.done' : 'counter.ship.done'}
      path={`/V1/order/${order.id}/ship`}
      missing={quantities.missing}
      body={() => ({
        items: quantities.items,
        tracks: numbers.map((trackNumber) => ({ trackNumber, carrierCode: 'custom' })),
        ...(person.trim() ? { comment: { comment: handed, isVisibleOnFront: 0 } } : {}),
      })}
    >
      <LaterNotice order={order} />
      <LineQuantities {...quantities} />
      {isPickup ? (
        <TextField
          label={translate('counter.hand_over.person')}
          value={person}
          onChange={({ target }) => setPerson(target.value)}
        />
      ) : (
        <TextField
          label={translate('counter.ship.tracking')}
          helperText={translate('counter.ship.tracking_help')}
          value={tracking}
          onChange={({ target }) => setTracking(target.value)}
        />
      )}
    </ActionDialog>
  );
};

/** Marks the remaining items that are in stock as packed. */
export const ReadyDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const { order } = props;
  return (
    <ActionDialog
      {...props}
      title="counter.ready.title"
      send="counter.ready.send"
      done="counter.ready.done"
      path={`/V1/orders/${order.id}/ready`}
      body={() => ({})}
    >
      <LaterNotice order={order} />
      <Typography>
        {translate(order.extension_attributes.is_pickup ? 'counter.ready.pickup' : 'counter.ready.delivery')}
      </Typography>
    </ActionDialog>
  );
};

export const NoteDialog = (props: ActionProps) => {
  const translate = useTranslate();
  const [comment, setComment] = useState('');
  const [isShown, setShown] = useState(false);
  return (
    <ActionDialog
      {...props}
      title="counter.note.title"
      send="counter.note.send"
      done="counter.note.done"
      path={`/V1/orders/${props.order.id}/comments`}
      body={() => ({ statusHistory: { comment, is_visible_on_front: isShown ? 1 : 0 } })}
    >
      <TextField
        label={translate('counter.note.text')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        required
        multiline
        minRows={3}
      />
      <FormControlLabel
        control={<Checkbox checked={isShown} onChange={(_, checked) => setShown(checked)} />}
        label={translate('counter.note.shown')}
      />
    </ActionDialog>
  );
};

export const CancelDialog = (props: ActionProps) => (
  <ActionDialog
    {...props}
    title="counter.cancel_order.title"
    send="counter.cancel_order.send"
    done="counter.cancel_order.done"
    path={`/V1/orders/${props.order.id}/cancel`}
    body={() => ({})}
  >
    <Typography>{useTranslate()('counter.cancel_order.what')}</Typography>
    <CancelAmounts order={props.order} action="cancel" />
  </ActionDialog>
);
