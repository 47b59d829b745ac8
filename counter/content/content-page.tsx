import { PartsPage } from '../records/page.tsx';
import { DocumentList } from './document-list.tsx';
import { ShortList } from './short-list.tsx';

const PARTS = [
  {
    name: 'pages',
    label: 'counter.content.pages',
    scope: 'content:read' as const,
    content: () => <DocumentList kind="page" />,
  },
  {
    name: 'blocks',
    label: 'counter.content.blocks',
    scope: 'content:read' as const,
    content: () => <DocumentList kind="block" />,
  },
  {
    name: 'menus',
    label: 'counter.content.menus',
    scope: 'content:read' as const,
    content: () => <ShortList kind="menu" />,
  },
  {
    name: 'showrooms',
    label: 'counter.content.showrooms',
    scope: 'content:read' as const,
    content: () => <ShortList kind="showroom" />,
  },
];

/** Pages, blocks, menus and showrooms of the shop. */
export const ContentPage = () => <PartsPage path="/content" title="counter.content.title" parts={PARTS} />;
