import { Box, ListItem, ListItemButton, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '../formats.ts';
import { ListPage } from '../records/list-page.tsx';
import { RowLink } from '../records/row-link.tsx';
import { ProductChips } from './product-chips.tsx';
import { ProductFilters } from './product-filters.tsx';
import { PublishButton } from './publish-button.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { mainPicture, type Product } from './types.ts';
import { useViews } from './use-shop.ts';

const usePrice = (): ((product: Product) => string) => {
  const { money } = useFormats();
  const [main] = useViews();
  return ({ price }) => (price === undefined || !main ? '' : money(price, main.base_currency_code));
};

const Cards = () => {
  const { data = [] } = useListContext<Product>();
  const price = usePrice();
  return (
    <Stack component="ul" sx={{ m: 0, p: 0 }}>
      {data.map((product) => (
        <ListItem key={product.sku} disablePadding divider sx={{ gap: 1, pr: 1 }}>
          <ListItemButton component={Link} to={`/products/${encodeURIComponent(product.sku)}/show`} sx={{ gap: 1.5 }}>
            <Thumbnail file={mainPicture(product)?.file} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{product.name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[product.sku, price(product)].filter(Boolean).join(' · ')}
              </Typography>
              <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}>
                <ProductChips product={product} />
              </Box>
            </Box>
          </ListItemButton>
          <PublishButton product={product} />
        </ListItem>
      ))}
    </Stack>
  );
};

const Rows = () => {
  const translate = useTranslate();
  const price = usePrice();
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col
        label="counter.product.picture"
        disableSort
        render={(product: Product) => <Thumbnail file={mainPicture(product)?.file} />}
      />
      <DataTable.Col
        source="sku"
        label="counter.product.sku"
        render={({ sku }: Product) => <RowLink to={`/products/${encodeURIComponent(sku)}/show`}>{sku}</RowLink>}
      />
      <DataTable.Col source="name" label="counter.product.field.name" disableSort />
      <DataTable.Col
        label="counter.product.type_label"
        disableSort
        render={({ type_id }: Product) => translate(`counter.product.type.${type_id}`)}
      />
      <DataTable.Col label="counter.product.price" align="right" disableSort render={price} />
      <DataTable.Col
        label="counter.product.stock"
        align="right"
        disableSort
        render={({ extension_attributes: { stock_item } }: Product) => stock_item?.qty ?? ''}
      />
      <DataTable.Col
        label="counter.product.status"
        disableSort
        render={(product: Product) => <ProductChips product={product} />}
      />
      <DataTable.Col
        label="counter.product.publish_or_hide"
        disableSort
        render={(product: Product) => <PublishButton product={product} />}
      />
    </DataTable>
  );
};

/** List of products with filters. */
export const ProductList = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <ListPage title="counter.products" sort={{ field: 'id', order: 'DESC' }} filters={<ProductFilters />}>
      <Box>{isWide ? <Rows /> : <Cards />}</Box>
    </ListPage>
  );
};
