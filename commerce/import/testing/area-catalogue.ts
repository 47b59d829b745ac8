import { smallCatalogue, smallCatalogueFile } from './small-catalogue.ts';

const TRIM =
  'TRM,,simple,"Default Category/Natural Stone Tiles/Marble",Marble Pencil Trim,<p>Finishes an edge.</p>,Finishes an edge.,1,1,"Catalog, Search",4.00,,marble-pencil-trim,,,,"material=marble,outlet=No,commission_class=standard",9,,\nTRM,US_EN,,,,,,,,,3.00,,,,,,,,,\n';

/** {@link smallCatalogue} where tiles and a hidden slab have a price by area and a trim has none: per square foot TRV 2.40, CAL 6.95, CAR 9.10. */
export const areaCatalogue = (changes: Readonly<Record<string, string | null>> = {}): string => {
  const products = smallCatalogueFile('products/all.csv')
    .replace('size=12x24,finish=honed,suitability=wall', 'size=12x24,finish=honed,suitability=wall,coverage_sq_ft=5')
    .replace(
      'size=24x48,finish=honed,suitability=floor|wall',
      'size=24x48,finish=honed,suitability=floor|wall,coverage_sq_ft=10',
    )
    .replace(/(CAL-24-(?:POL|HON),,simple.*?)"material=porcelain"/g, '$1"material=porcelain,coverage_sq_ft=10"')
    .replace(
      'material=marble,suitability=wall,outlet=No,commission_class=trade_only',
      'material=marble,suitability=wall,coverage_sq_ft=50,outlet=No,commission_class=trade_only',
    );
  const attributes = smallCatalogueFile('attributes.yaml')
    .replace('unit: sq ft, used_in_listing: true', 'unit: sq ft, used_in_listing: true, visible_on_front: true')
    .replace(
      'label: { en: Finish, fr: Fini }, filterable: true',
      'label: { en: Finish, fr: Fini }, filterable: true, visible_on_front: true',
    );
  return smallCatalogue({ 'products/all.csv': products + TRIM, 'attributes.yaml': attributes, ...changes });
};
