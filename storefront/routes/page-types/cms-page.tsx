import { definePageType } from '../page-type.ts';

export const pageType = definePageType({
  load: async ({ page }) => ({ title: page.path }),
  head: ({ page, data }) => ({ title: data.title, path: page.path }),
  Component: ({ data }) => <h1>{data.title}</h1>,
});
