import { Alert, Box, Card, CardContent, CircularProgress, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Title, useGetOne, usePermissions, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { includesScope, type Scope } from '#contract/staff-roles.ts';
import { rest } from '../rest.ts';
import { AttributesPanel } from './attributes-panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { ProductChips } from './product-chips.tsx';
import { PublishButton } from './publish-button.tsx';
import { ReadOnly } from './read-only.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { mainPicture, productPath, type Change, type Product, type Texts } from './types.ts';
import type { Reload } from './use-product-writes.ts';
import { VariantsPanel } from './variants-panel.tsx';

const PRICED = ['simple', 'virtual', 'downloadable'];

type TabName = 'texts' | 'attributes' | 'pictures' | 'variants' | 'prices' | 'changes';

const tabsOf = ({ type_id: type }: Product): readonly TabName[] => [
  'texts',
  'attributes',
  'pictures',
  ...(type === 'configurable' ? (['variants'] as const) : []),
  ...(PRICED.includes(type) ? (['prices'] as const) : []),
  'changes',
];

/** Scope for the fields of a tab; undefined for tabs without fields. */
const SCOPES: Partial<Record<TabName, Scope>> = {
  texts: 'catalog:texts',
  attributes: 'catalog:write',
  pictures: 'catalog:texts',
  prices: 'catalog:write',
};

/** Page of a product. All tabs stay mounted, so that nothing typed is lost by changing tabs. */
const Editor = ({
  product,
  texts,
  changes,
  reload,
}: {
  product: Product;
  texts: Texts;
  changes: readonly Change[];
  reload: Reload;
}) => {
  const translate = useTranslate();
  const [tab, setTab] = useState<TabName>('texts');
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isReadOnly = (name: TabName): boolean => {
    const scope = SCOPES[name];
    return scope !== undefined && !includesScope(permissions, scope);
  };
  const parts = { product, texts, reload };
  const panels: Record<TabName, ReactNode> = {
    texts: <TextsPanel {...parts} />,
    attributes: <AttributesPanel {...parts} />,
    pictures: <PicturesPanel {...parts} />,
    variants: <VariantsPanel product={product} />,
    prices: <PricesPanel {...parts} />,
    changes: <ChangesPanel changes={changes} />,
  };
  const tabs = tabsOf(product);
  return (
    <Card>
      <Tabs
        value={tab}
        onChange={(_, name: TabName) => setTab(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={product.name}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            label={translate(`counter.product.tab.${name}`)}
          />
        ))}
      </Tabs>
      {tabs.map((name) => (
        <CardContent
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={tab !== name}
        >
          {isReadOnly(name) ? (
            <>
              <Alert severity="info" sx={{ mb: 2 }}>
                {translate('counter.product.read_only')}
              </Alert>
              <ReadOnly>{panels[name]}</ReadOnly>
            </>
          ) : (
            panels[name]
          )}
        </CardContent>
      ))}
    </Card>
  );
};

/** Page of a product, with an editor of its texts, attributes, pictures, variants and prices. */
export const ProductShow = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const sku = decodeURIComponent(id);
  const { data: product, error, refetch } = useGetOne<Product>('products', { id: sku });
  const { data: texts, refetch: refetchTexts } = useQuery({
    queryKey: ['products', sku, 'texts'],
    queryFn: () => rest<Texts>('GET', `${productPath(sku)}/texts`),
  });
  const { data: changes = [], refetch: refetchChanges } = useQuery({
    queryKey: ['products', sku, 'changes'],
    queryFn: () => rest<Change[]>('GET', `${productPath(sku)}/changes`),
  });
  const reload: Reload = async () => {
    const [read, , found] = await Promise.all([refetch(), refetchTexts(), refetchChanges()]);
    return { product: read.data, changes: found.data ?? [] };
  };
  if (error) return <Alert severity="error">{translate('counter.product.unknown')}</Alert>;
  if (!product || !texts) return <CircularProgress sx={{ m: 4 }} />;
  return (
    <Stack
      component="article"
      spacing={2}
      sx={{ py: 2, minWidth: 0, maxWidth: { xs: 'calc(100vw - 16px)', md: 1100 } }}
    >
      <Title title={product.sku} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Thumbnail file={mainPicture(product)?.file} size={72} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography component="h1" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            {product.name}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography color="text.secondary">{product.sku}</Typography>
            <ProductChips product={product} />
          </Box>
        </Box>
        <PublishButton product={product} reload={reload} />
      </Box>
      <Editor key={product.sku} product={product} texts={texts} changes={changes} reload={reload} />
    </Stack>
  );
};
