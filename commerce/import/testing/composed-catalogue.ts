import { smallCatalogue, smallCatalogueFile } from './small-catalogue.ts';

/** The small catalogue with a group, a bundle, and a sort order by an attribute. */
export const composedCatalogue = (): string => {
  const [header = '', ...rows] = smallCatalogueFile('products/all.csv').trimEnd().split('\n');
  const more = 'bundle_price_type,bundle_values,associated_skus';
  const set = (sku: string, type: string, values: string) =>
    `${sku},,${type},"Default Category/Natural Stone Tiles",${sku} of two,,,20,1,"Catalog, Search",,,${sku.toLowerCase()},,,,,,,,${values}`;
  return smallCatalogue({
    'products/all.csv': [
      `${header},${more}`,
      ...rows.map((row) => `${row},,,`),
      set('SET', 'grouped', ',,"SLT=1,CAR=2"'),
      set(
        'KIT',
        'bundle',
        'dynamic,"name=Tile,type=select,required=1,sku=CAR,default_qty=1|name=Tile,type=select,required=1,sku=TRV,default_qty=2",',
      ),
    ].join('\n'),
    'attributes.yaml': smallCatalogueFile('attributes.yaml').replace(
      'code: material,',
      'code: material, sortable: true,',
    ),
  });
};
