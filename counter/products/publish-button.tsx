import { Button } from '@mui/material';
import { usePermissions, useRefresh, useTranslate } from 'react-admin';
import { includesScope } from '#contract/staff-roles.ts';
import { useLabelled } from '../use-labelled.ts';
import { isPublished, productPath, type Product } from './types.ts';
import { useProductWrites, type Reload } from './use-product-writes.ts';

type Props = { product: Product; reload?: Reload };

/** Publishes or hides a product with one press. */
export const PublishButton = ({ product, reload }: Props) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const refreshed: Reload = async () => {
    refresh();
    return { product: undefined, changes: [] };
  };
  const { send, problem, isSending } = useProductWrites(reload ?? refreshed);
  if (!includesScope(permissions, 'catalog:write')) return null;
  const body = { product: { status: isPublished(product) ? 2 : 1 } };
  return (
    <Button
      variant="outlined"
      color={problem ? 'error' : 'primary'}
      title={problem ?? ''}
      loading={isSending}
      aria-label={labelled(isPublished(product) ? 'counter.product.hide' : 'counter.product.publish', product.name)}
      onClick={(event) => {
        event.stopPropagation();
        void send(product, undefined, [{ method: 'PUT', path: productPath(product.sku), body }]);
      }}
    >
      {translate(isPublished(product) ? 'counter.product.hide' : 'counter.product.publish')}
    </Button>
  );
};
