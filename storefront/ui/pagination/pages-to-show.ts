/** First, last and the neighbours of the current page; a negative number stands for a gap. */
export const pagesToShow = (current: number, total: number): number[] => {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [-page, page] : [page];
  });
};
