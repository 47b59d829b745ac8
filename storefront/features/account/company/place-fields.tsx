import { useState } from 'react';
import { hasLimit, isCompanyRole, MAX_ORDER_LIMIT } from '#contract/company.ts';
import { typedAmount } from '#contract/typed-amount.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';

/** Parses an order limit; null for an empty text, undefined for an invalid one. */
export const limitOf = (typed: string | undefined, languageTag: string): number | null | undefined => {
  const text = (typed ?? '').trim();
  if (!text) return null;
  const amount = typedAmount(text, languageTag);
  return amount !== undefined && amount <= MAX_ORDER_LIMIT ? amount : undefined;
};

export const mayHaveLimit = (role: string): boolean => isCompanyRole(role) && hasLimit(role);

type Props = {
  roles: readonly { id: string; name: string }[];
  role?: string;
  limit?: number | null;
  isWrongLimit: boolean;
};

/** Role, and a buyer's order limit. */
export const PlaceFields = ({ roles, role = 'buyer', limit, isWrongLimit }: Props) => {
  const t = useT();
  const [chosen, setChosen] = useState(role);
  return (
    <>
      <SelectField
        label={t('company.field.role')}
        name="role"
        defaultValue={role}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        required
      >
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {mayHaveLimit(chosen) && (
        <TextField
          label={t('company.field.limit')}
          name="limit"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={limit ?? ''}
          hint={t('company.field.limit.hint')}
          error={isWrongLimit ? t('company.field.limit.wrong') : undefined}
        />
      )}
    </>
  );
};
