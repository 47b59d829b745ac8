// Links of a preview open a preview of their page by the same token; other sites open in a new tab.
{
  const token = new URLSearchParams(location.search).get('preview') ?? '';
  const follow = (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link || !/^https?:$/.test(link.protocol)) return;
    if (link.origin !== location.origin) {
      link.target = '_blank';
      return;
    }
    const isHere = link.pathname === location.pathname && link.hash;
    if (isHere || link.pathname.startsWith('/media/')) return;
    const url = new URL(link.href);
    url.searchParams.set('preview', token);
    link.href = url.href;
    link.dataset.reload = '';
  };
  document.addEventListener('click', follow, { capture: true });
}
