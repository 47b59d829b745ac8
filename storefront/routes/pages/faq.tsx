import { FaqPage } from '#storefront/features/faq/faq-page.tsx';
import { faqData, questionsIn, type Group } from '#storefront/features/faq/questions.ts';
import type { CmsPage } from '#storefront/features/page-builder/cms-page-query.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { nodesOf, type PageNode, type PageTree } from '#storefront/features/page-builder/page-tree.ts';
import { PageContent } from '#storefront/features/page-builder/render/page-content.tsx';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePage } from '#storefront/shell/page.tsx';
import { loadCmsPage } from '../load-cms-page.ts';

const IDENTIFIER = 'faq';

const questionsOf = (nodes: readonly PageNode[]) =>
  [...nodesOf(nodes)].flatMap((node) => ('content' in node ? questionsIn(node.content) : []));

/** The tabs of the page as groups of questions. */
const groupsOf = ({ tree }: CmsPage): readonly Group[] =>
  [...nodesOf(tree.nodes)].flatMap((node) =>
    node.contentType === 'tabs'
      ? node.children.map((tab, index) => ({ title: node.headers[index] ?? '', questions: questionsOf([tab]) }))
      : [],
  );

const hasTabs = (node: PageNode): boolean => [...nodesOf([node])].some(({ contentType }) => contentType === 'tabs');

/** The parts of a page before and after its questions. */
const around = ({ nodes, ...tree }: PageTree): readonly [PageTree, PageTree] => {
  const at = nodes.findIndex(hasTabs);
  return [
    { ...tree, nodes: nodes.slice(0, at) },
    { ...tree, nodes: nodes.slice(at + 1) },
  ];
};

const textOf = (value: unknown): string => String((Array.isArray(value) ? value[0] : value) ?? '').trim();

/** Questions and answers (RT-33). A page without questions in tabs is shown as a content page. */
export const page = definePage({
  load: async ({ context }) => {
    const content = await loadCmsPage(context, IDENTIFIER);
    return { content, groups: groupsOf(content) };
  },
  head: ({ data: { content, groups } }) => ({
    title: content.metaTitle,
    description: content.metaDescription,
    leadPictures: leadPicturesOf(content.tree),
    type: 'article',
    structuredData: groups.length > 0 ? [faqData(groups)] : [],
  }),
  Component: ({ data: { content, groups }, search }) => {
    if (groups.length === 0) return <CmsPageView identifier={IDENTIFIER} composition={pageComposition} />;
    const [before, after] = around(content.tree);
    return (
      <FaqPage
        heading={content.heading || content.title}
        groups={groups}
        query={textOf(search['query'])}
        before={<PageContent tree={before} composition={pageComposition} />}
        after={<PageContent tree={after} composition={pageComposition} />}
      />
    );
  },
});
