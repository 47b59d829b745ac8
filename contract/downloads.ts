/** Where files that were bought, and samples of them, are fetched; their id follows. As on Magento. */
export const DOWNLOADS = {
  link: '/downloadable/download/link/id/',
  sample: '/downloadable/download/sample/sample_id/',
} as const;
