import { escapeHtml } from '#contract/escape-html.ts';
import { cityLine, regionIn } from '#contract/place-line.ts';
import { telephoneLink } from '#contract/telephone-link.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { parametersOf, SHOWROOMS } from './rules.ts';

type Given = {
  language: Language;
  linesOf: (showroom: Showroom) => readonly string[];
  /** URL of the showroom's page; undefined without a page. */
  pageOf: (showroom: Showroom) => string | undefined;
};

const lines = (texts: readonly string[]): string => texts.join('<br>\n');

/** A column of Page Builder with name, address, telephone, email and opening hours. */
const column = (showroom: Showroom, { language, linesOf, pageOf }: Given): string => {
  const { street, city, region: name, regionCode: code, postcode, telephone, email } = showroom;
  const title = escapeHtml(showroom.name);
  const page = pageOf(showroom);
  const place = cityLine(language, { city, region: regionIn(language, { name, code }), postcode });
  const contact = [
    `<a href="${telephoneLink(telephone)}">${escapeHtml(telephone)}</a>`,
    ...(email ? [`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`] : []),
  ];
  const heading = page === undefined ? title : `<a href="${escapeHtml(page)}">${title}</a>`;
  return [
    '<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-background-images="{}" data-element="main" style="width:33.3333%;display:flex;flex-direction:column;justify-content:flex-start;padding:8px 8px 24px">',
    `<h3 data-content-type="heading" data-appearance="default" data-element="main">${heading}</h3>`,
    '<div data-content-type="text" data-appearance="default" data-element="main">',
    `<address>${lines([street, place].map(escapeHtml))}</address>`,
    `<p>${lines(contact)}</p>`,
    `<p>${lines(linesOf(showroom).map(escapeHtml))}</p>`,
    '</div></div>',
  ].join('');
};

/** Locations of a map of Page Builder, as JSON in an attribute. */
const positions = (showrooms: readonly Showroom[]): string =>
  escapeHtml(
    JSON.stringify(
      showrooms.flatMap(({ name, latitude, longitude, country }, index) =>
        latitude === null || longitude === null
          ? []
          : [{ location_name: name, position: { latitude, longitude }, country, comment: '', record_id: `${index}` }],
      ),
    ),
  );

/** Replaces `{{showrooms country=CA}}` with a column for each showroom, and `{{showroom_positions}}` in a map. */
export const withShowrooms = (text: string, showrooms: readonly Showroom[], given: Given): string =>
  text.replaceAll(SHOWROOMS, (_, name: string, parameters = '') => {
    if (name === 'showroom_positions') return positions(showrooms);
    const country = parametersOf(parameters).get('country');
    return showrooms
      .filter((showroom) => !country || showroom.country === country)
      .map((showroom) => column(showroom, given))
      .join('');
  });
