import { Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from './section.tsx';
import type { Address, Order } from './types.ts';

const linesOf = (
  { firstname, lastname, company, street, city, region, postcode, country_id }: Address,
  country: (code: string) => string,
): string[] =>
  [
    `${firstname} ${lastname}`,
    company ?? '',
    ...street,
    [city, region, postcode].filter(Boolean).join(', '),
    country(country_id),
  ].filter(Boolean);

const AddressLines = ({ address }: { address: Address }) => {
  const { country } = useFormats();
  return (
    <>
      {linesOf(address, country).map((line, place) => (
        <Typography key={`${place} ${line}`}>{line}</Typography>
      ))}
      <Link href={`tel:${address.telephone.replaceAll(/[^\d+]/g, '')}`}>{address.telephone}</Link>
    </>
  );
};

/** Delivery or pickup, customer and payment. */
export const OrderPeople = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { shipping_assignments: deliveries, is_pickup: isPickup } = order.extension_attributes;
  const { payment } = order;
  return (
    <>
      {deliveries.map(({ shipping }, place) => (
        <Section key={place} title={translate(isPickup ? 'counter.order.pickup' : 'counter.order.delivery')}>
          <Typography gutterBottom>{order.shipping_description}</Typography>
          <AddressLines address={shipping.address} />
        </Section>
      ))}
      <Section title={translate('counter.order.customer')}>
        <Link href={`mailto:${order.customer_email}`}>{order.customer_email}</Link>
        <AddressLines address={order.billing_address} />
      </Section>
      <Section title={translate('counter.order.payment')}>
        <Typography>{payment.additional_information.join(', ')}</Typography>
      </Section>
    </>
  );
};
