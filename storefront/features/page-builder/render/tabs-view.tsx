import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Tabs } from '#storefront/ui/tabs/tabs.tsx';
import type { TabsNode } from '../page-tree.ts';

export default function TabsView({ node, children }: { node: TabsNode; children: ReactNode }) {
  const t = useT();
  return (
    <Tabs
      label={t('content.tabs')}
      headers={node.headers}
      defaultIndex={node.defaultIndex}
      align={node.navigationAlignment}
      className={node.className}
      panelsClassName={node.contentClass}
    >
      {children}
    </Tabs>
  );
}
