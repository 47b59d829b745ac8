import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { AddressDialog } from './address-dialog.tsx';
import type { Activity, Address, Customer } from './types.ts';

const linesOf = (address: Address, country: (code: string) => string): string[] =>
  [
    `${address.firstname} ${address.lastname}`,
    address.company ?? '',
    ...address.street,
    [address.city, address.region?.region_code, address.postcode].filter(Boolean).join(', '),
    country(address.country_id),
  ].filter(Boolean);

type Props = { customer: Customer; activity: Activity | undefined; reload: () => Promise<unknown> };

/** Contact, consents and addresses. */
export const CustomerPerson = ({ customer, activity, reload }: Props) => {
  const translate = useTranslate();
  const { country } = useFormats();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const mayChange = includesScope(permissions, 'customers:write');
  const [edited, setEdited] = useState<{ address: Address | undefined }>();
  const facts = [
    customer.extension_attributes.is_subscribed ? translate('counter.customer.newsletter') : '',
    activity?.trade.is_member ? translate('counter.customer.trade') : '',
    activity?.trade.application === 'pending' ? translate('counter.customer.trade_waits') : '',
    activity?.company ? `${activity.company.name} (${activity.company.number})` : '',
  ].filter(Boolean);
  return (
    <>
      <Section title={translate('counter.customer.contact')}>
        <Link href={`mailto:${customer.email}`} sx={{ overflowWrap: 'anywhere' }}>
          {customer.email}
        </Link>
        {facts.map((fact) => (
          <Typography key={fact}>{fact}</Typography>
        ))}
      </Section>
      <Section title={translate('counter.customer.addresses')}>
        <Stack spacing={2}>
          {customer.addresses.map((address) => (
            <Box key={address.id}>
              {linesOf(address, country).map((line, place) => (
                <Typography key={`${place} ${line}`}>{line}</Typography>
              ))}
              <Link href={`tel:${address.telephone.replaceAll(/[^\d+]/g, '')}`}>{address.telephone}</Link>
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
                {address.default_shipping && <Chip size="small" label={translate('counter.address.shipping')} />}
                {address.default_billing && <Chip size="small" label={translate('counter.address.billing')} />}
                {mayChange && (
                  <Button variant="outlined" onClick={() => setEdited({ address })}>
                    {translate('counter.address.change')}
                  </Button>
                )}
              </Stack>
            </Box>
          ))}
          {mayChange && (
            <Button variant="outlined" onClick={() => setEdited({ address: undefined })}>
              {translate('counter.address.add')}
            </Button>
          )}
        </Stack>
      </Section>
      {edited && (
        <AddressDialog
          customer={customer}
          address={edited.address}
          reload={reload}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
};
