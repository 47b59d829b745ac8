import { smallCatalogueFile } from './small-catalogue.ts';

const page = (title: string): string => `---\ntitle: ${title}\n---\n<p>${title}</p>`;

/** Data of all features, beside those of the small catalogue. */
export const FEATURE_DATA: Readonly<Record<string, string>> = {
  'samples.yaml': 'offered: true\nfree: { pieces: 5, days: 30 }\n',
  'slabs.yaml': 'hold: { hours: 48, at_once: 3, remind_hours_before: 12 }\n',
  'jobs.yaml': 'departments: {}\njobs: []\n',
  'trade.yaml': 'group: 2\n',
  'quotes.yaml': 'valid_days: 30\n',
  'reviews.yaml': 'guests: true\ncriteria: [{ code: quality, label: { en: Quality, fr: Qualité } }]\n',
  'showrooms.yaml': smallCatalogueFile('showrooms.yaml').replace(
    'country: CA,',
    'country: CA, time_zone: America/Toronto, visits_at_once: 2,',
  ),
  'attributes.yaml': `${smallCatalogueFile('attributes.yaml').replace('unit: sq ft,', 'unit: sq ft, visible_on_front: true,').replace('position: 70', 'visible_on_front: true, position: 70')}- { code: slab_lot, input: text, label: { en: Lot, fr: Lot } }\n`,
  'pages/careers.en.html': page('Careers'),
  'pages/careers/job-list.en.html': page('Jobs'),
  'pages/stockroom.en.html': page('Stockroom'),
  'pages/showroom/montreal.en.html': page('Montréal'),
  'pages/careers/apply.en.html': page('Apply'),
  'pages/samples.en.html': page('Samples'),
  'pages/contact-us.en.html': page('Contact'),
};
