import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isPublished, type Product } from './types.ts';

/** Status of a product, and out of stock if it is. */
export const ProductChips = ({ product }: { product: Product }) => {
  const translate = useTranslate();
  const { stock_item: stock } = product.extension_attributes;
  return (
    <>
      <Chip
        size="small"
        color={isPublished(product) ? 'success' : 'default'}
        label={translate(isPublished(product) ? 'counter.product.published' : 'counter.product.hidden')}
      />
      {stock && !stock.is_in_stock && (
        <Chip size="small" color="warning" label={translate('counter.product.out_of_stock')} />
      )}
    </>
  );
};
