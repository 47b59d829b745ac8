import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import { textOf, walk } from '#storefront/platform/content/markup.ts';
import type { PageNode, TabAlignment, TabItemNode, TabsNode } from '../page-tree.ts';
import { backgroundOf } from './backgrounds.ts';
import type { ParseContext } from './element-view.ts';
import { common, roleOf, settingsClass, stylesOf, typeOf } from './element-view.ts';

type Parts = { appearance: string; children: PageNode[] };

const ALIGNMENT = /\btab-align-(left|center|right)\b/;

const itemsOf = (tabs: MarkupElement): MarkupElement[] =>
  [...walk(tabs.children, (element) => typeOf(element) === undefined)].filter(
    (element) => typeOf(element) === 'tab-item',
  );

/** Header texts from the navigation; missing ones from the tabs. */
const headersOf = (tabs: MarkupElement): string[] => {
  const navigation = roleOf(tabs, 'navigation');
  const texts = [...walk(navigation?.children ?? [])]
    .filter(({ attributes }) => attributes['data-element'] === 'headers')
    .map(({ children }) => textOf(children).trim());
  return itemsOf(tabs).map(({ attributes }, index) => texts[index] || attributes['data-tab-name'] || String(index + 1));
};

/** The tabs; content between them is added to the previous tab, or to the first. */
const itemNodesOf = (children: readonly PageNode[]): TabItemNode[] => {
  const items: TabItemNode[] = [];
  let before: PageNode[] = [];
  for (const child of children) {
    const last = items.at(-1);
    if (child.contentType === 'tab-item') {
      items.push({ ...child, children: [...before, ...child.children] });
      before = [];
    } else if (last) last.children.push(child);
    else before.push(child);
  }
  return items;
};

/** `data-active-tab` is the open tab, by default the first. Hidden tabs have no header. */
export const parseTabs = (element: MarkupElement, { appearance, children }: Parts, context: ParseContext): TabsNode => {
  const items = itemNodesOf(children);
  const shown = items
    .map((item, index) => ({ item, header: headersOf(element)[index] ?? '' }))
    .filter(({ item }) => !item.isHidden);
  const opened = items[Number(element.attributes['data-active-tab']) || 0];
  const contentClass = settingsClass(stylesOf(roleOf(element, 'content'), context), context);
  return {
    contentType: 'tabs',
    appearance,
    children: shown.map(({ item }) => item),
    headers: shown.map(({ header }) => header),
    defaultIndex: Math.max(
      0,
      shown.findIndex(({ item }) => item === opened),
    ),
    navigationAlignment: (ALIGNMENT.exec(element.attributes['class'] ?? '')?.[1] ?? 'left') as TabAlignment,
    ...(contentClass && { contentClass }),
    ...common(element, context),
  };
};

export const parseTabItem = (
  element: MarkupElement,
  { appearance, children }: Parts,
  context: ParseContext,
): TabItemNode => {
  const background = backgroundOf(element, stylesOf(element, context), context);
  return {
    contentType: 'tab-item',
    appearance,
    children,
    ...(background && { background }),
    ...common(element, context),
  };
};
