/** Download paths of purchased files and of their samples, without the id. Same as in Magento. */
export const DOWNLOADS = {
  link: '/downloadable/download/link/id/',
  sample: '/downloadable/download/sample/sample_id/',
} as const;
