import type { Break } from '../break.ts';

const IMAGE_URL = 'storefront/ui/image/image-url.ts';
const IMAGE_URL_TEST = ['storefront/ui/image/image-url.test.ts'];
const IMAGE = 'storefront/ui/image/image.tsx';
const UI_TEST = ['storefront/ui/ui.test.tsx'];
const RULES = 'storefront/features/map/map-rules.ts';
const GOOGLE_TEST = ['storefront/features/map/draw-google-map.test.ts'];
const MAP_TEST = ['storefront/features/map/store-map.test.tsx'];
const SOURCES = 'server/http/page-sources.ts';
const SOURCES_TEST = ['server/http/page-sources.test.ts'];
const BLOCKS_TEST = ['storefront/shell/content/page-content.browser.test.tsx'];

export const breaks: readonly Break[] = [
  {
    what: 'a picture of no type is one of content',
    ids: ['IM-02'],
    file: IMAGE_URL,
    find: "{ type = 'image-product', width, height }",
    put: "{ type = 'image-wysiwyg', width, height }",
    tests: IMAGE_URL_TEST,
  },
  {
    what: 'pictures of content are looked for among those of products',
    ids: ['IM-02'],
    file: IMAGE_URL,
    find: "'image-wysiwyg': '/media/wysiwyg/',",
    put: "'image-wysiwyg': '/media/catalog/product/',",
    tests: IMAGE_URL_TEST,
  },
  {
    what: 'pictures are square unless said otherwise',
    ids: ['IM-06'],
    file: IMAGE_URL,
    find: 'export const DEFAULT_RATIO = 0.8;',
    put: 'export const DEFAULT_RATIO = 1;',
    tests: IMAGE_URL_TEST,
  },
  {
    what: 'an image without a source is drawn',
    ids: ['IM-07'],
    file: IMAGE,
    find: 'if (!source) throw',
    put: 'if (source === null) throw',
    tests: UI_TEST,
  },
  {
    what: 'no placeholder stands until a picture has loaded',
    ids: ['IM-08'],
    file: IMAGE,
    find: 'data-state={state}',
    put: 'data-state="loaded"',
    tests: UI_TEST,
  },
  {
    what: 'maps begin far away',
    ids: ['MP-04'],
    file: RULES,
    find: 'export const MAP_ZOOM = 8;',
    put: 'export const MAP_ZOOM = 4;',
    tests: [
      'storefront/features/map/map-rules.test.ts',
      'storefront/features/map/draw-vector-map.test.ts',
      ...GOOGLE_TEST,
    ],
  },
  {
    what: 'the maps script comes without places',
    ids: ['MP-07'],
    file: 'storefront/features/map/map-scripts.ts',
    find: '&libraries=places',
    put: '',
    tests: GOOGLE_TEST,
  },
  {
    what: 'a key changes nothing',
    ids: ['MP-07'],
    file: 'storefront/features/map/store-map.tsx',
    find: 'mapsKey ? fetchGoogleMap : fetchVectorMap',
    put: 'fetchVectorMap',
    tests: MAP_TEST,
  },
  {
    what: 'the maps script is let in without a key',
    ids: ['MP-07', 'MP-08'],
    file: SOURCES,
    find: '...(mapsKey ? MAPS : NONE)',
    put: '...(mapsKey === null ? NONE : MAPS)',
    tests: SOURCES_TEST,
  },
  {
    what: 'pins are not grouped',
    ids: ['MP-08'],
    file: 'storefront/features/map/draw-google-map.ts',
    find: 'if (markerClusterer) new',
    put: 'if (markerClusterer && !map) new',
    tests: GOOGLE_TEST,
  },
  {
    what: 'the ground of our own map is fetched as tiles',
    ids: ['MP-09'],
    file: 'storefront/features/map/ground-style.ts',
    find: "[name, { type: 'geojson', data, tolerance: 0.2 }]",
    put: "[name, { type: 'vector', url: `https://tiles.example/${name}`, ...(data && {}) }]",
    tests: ['storefront/features/map/map-rules.test.ts'],
  },
  {
    what: 'without a key no map of our own is drawn',
    ids: ['MP-09'],
    file: 'storefront/features/map/store-map.tsx',
    find: 'mapsKey ? fetchGoogleMap : fetchVectorMap',
    put: 'fetchGoogleMap',
    tests: MAP_TEST,
  },
  {
    what: 'a map is drawn where shoppers pay',
    ids: ['MP-10'],
    file: 'storefront/features/map/use-map.ts',
    find: 'if (!current || !allowsThirdParties(path)) return undefined;',
    put: 'if (!current) return undefined;',
    tests: MAP_TEST,
  },
  {
    what: 'the policy of the checkout lets maps in',
    ids: ['MP-10'],
    file: SOURCES,
    find: '  if (allowsThirdParties(url)) return {',
    put: '  if (allowsThirdParties(url) || mapsKey) return {',
    tests: SOURCES_TEST,
  },
  {
    what: 'what a row holds stands at its top, whatever a merchant says',
    ids: ['PB-07'],
    file: 'storefront/platform/content/declarations.ts',
    find: "'align-self', 'justify-content', 'display'",
    put: "'align-self', 'display'",
    tests: ['storefront/features/page-builder/parse/parse-content.test.ts', ...BLOCKS_TEST],
  },
  {
    what: 'a row does not arrange what it holds',
    ids: ['PB-07'],
    file: 'storefront/features/page-builder/render/layout.module.css',
    find: '.row {\n  position: relative;\n  display: flex;\n',
    put: '.row {\n  position: relative;\n  display: block;\n',
    tests: BLOCKS_TEST,
  },
  {
    what: 'the names of tabs stand in the middle unless said otherwise',
    ids: ['PB-19'],
    file: 'storefront/features/page-builder/parse/tab-types.ts',
    find: "?.[1] ?? 'left') as TabAlignment",
    put: "?.[1] ?? 'center') as TabAlignment",
    tests: ['storefront/features/page-builder/parse/parse-live-types.test.ts'],
  },
  {
    what: 'how the names of tabs stand is not drawn',
    ids: ['PB-19'],
    file: 'storefront/features/page-builder/render/tabs-view.tsx',
    find: 'align={node.navigationAlignment}',
    put: 'align="left"',
    tests: BLOCKS_TEST,
  },
  {
    what: 'a moving background is as large as its row',
    ids: ['PB-24'],
    file: 'storefront/features/page-builder/render/backdrop.module.css',
    find: 'height: 125%;',
    put: 'height: 100%;',
    tests: BLOCKS_TEST,
  },
  {
    what: 'every background is enlarged',
    ids: ['PB-24'],
    file: 'storefront/features/page-builder/render/backdrop.tsx',
    find: 'parallaxClass && styles.parallax',
    put: 'styles.parallax',
    tests: ['storefront/features/page-builder/render/moving-pictures.test.tsx'],
  },
];
