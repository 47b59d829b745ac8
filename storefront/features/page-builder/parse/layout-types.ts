import { valueOf } from '#storefront/platform/content/declarations.ts';
import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import type { ColumnGroupNode, ColumnNode, DividerNode, PageNode, RowNode } from '../page-tree.ts';
import type { ParseContext } from './element-view.ts';
import { common, editorClasses, isHiddenBy, joinClasses, roleOf, settingsClass, stylesOf } from './element-view.ts';
import { backgroundOf } from './backgrounds.ts';

export const ROW_APPEARANCES = ['contained', 'full-width', 'full-bleed'];
export const COLUMN_APPEARANCES = ['full-height', 'align-top', 'align-center', 'align-bottom'];
/** Columns up to a quarter are two per row on narrow screens; wider ones take the whole row. */
const NARROW_PERCENT = 26;

type Parts = { appearance: string; children: PageNode[] };

/** A contained row has its settings on the inner element, others on the row itself. */
export const parseRow = (element: MarkupElement, { appearance, children }: Parts, context: ParseContext): RowNode => {
  const holder =
    appearance === 'contained'
      ? (element.children.find((child) => typeof child !== 'string' && child.attributes['data-element'] === 'inner') as
          | MarkupElement
          | undefined)
      : element;
  const styles = stylesOf(holder ?? element, context);
  const background = backgroundOf(holder ?? element, styles, context);
  return {
    contentType: 'row',
    appearance: ROW_APPEARANCES.includes(appearance) ? appearance : 'contained',
    children,
    ...((isHiddenBy(styles) || isHiddenBy(stylesOf(element, context))) && { isHidden: true }),
    className: joinClasses(settingsClass(styles, context), ...editorClasses(element)),
    ...(background && { background }),
  };
};

export const parseColumnGroup = (
  element: MarkupElement,
  { appearance, children }: Parts,
  context: ParseContext,
): ColumnGroupNode => ({
  contentType: element.attributes['data-content-type'] === 'column-line' ? 'column-line' : 'column-group',
  appearance,
  children,
  ...common(element, context),
});

const SHARE = /^(\d{1,3}(?:\.\d+)?)%$/;

export const parseColumn = (
  element: MarkupElement,
  { appearance, children }: Parts,
  context: ParseContext,
): ColumnNode => {
  const styles = stylesOf(element, context);
  const background = backgroundOf(element, styles, context);
  const percent = Number(SHARE.exec(valueOf(styles.base, 'width') ?? '')?.[1] ?? 100);
  const share = context.styles.classFor([['--share', `${percent}%`]]);
  return {
    contentType: 'column',
    appearance: COLUMN_APPEARANCES.includes(appearance) ? appearance : 'full-height',
    children,
    isNarrow: percent <= NARROW_PERCENT,
    ...(isHiddenBy(styles) && { isHidden: true }),
    className: joinClasses(share, settingsClass(styles, context), ...editorClasses(element)),
    ...(background && { background }),
  };
};

export const parseDivider = (element: MarkupElement, { appearance }: Parts, context: ParseContext): DividerNode => {
  const styles = stylesOf(element, context);
  const line = stylesOf(roleOf(element, 'line'), context);
  const width = line.base.filter(([property]) => property === 'width');
  return {
    contentType: 'divider',
    appearance,
    children: [],
    ...(isHiddenBy(styles) && { isHidden: true }),
    className: settingsClass(styles, context),
    lineClass: joinClasses(
      settingsClass(line, context, (property) => property.startsWith('border')),
      context.styles.classFor(width),
    ),
  };
};
