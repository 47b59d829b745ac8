import { expect, test } from 'vitest';
import { magentoTags, tag } from './tags.ts';

test("names tags as Magento's front cache knows them", () => {
  expect(
    magentoTags([tag.products, tag.product(45), tag.category(12), tag.cmsBlock('header-top-message'), tag.store]),
  ).toBe('cat_p,cat_p_45,cat_c_12,cms_b_header-top-message,store,FPC');
});
