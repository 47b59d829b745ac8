import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAdoptedStyles } from '#storefront/ui/adopted-styles.ts';
import { useDate } from '../orders/use-date.ts';
import { ownFilesQuery, type OwnFile } from './own-files-query.ts';
import css from './own-files.css?inline';

const FileEntry = ({ file, name }: { file: OwnFile; name: string }) => {
  const t = useT();
  if (!file.href) return <li>{t(file.isPending ? 'files.pending' : 'files.over', { name })}</li>;
  return (
    <li>
      <a className="files-fetch" href={file.href} download="">
        {t('files.fetch', { name })}
      </a>
      {file.left !== undefined && <span className="files-left">{t('files.left', { count: file.left })}</span>}
    </li>
  );
};

/**
 * Files that the customer bought, with all orders or those of one; nothing where there are none, and nothing where the
 * back end sells no files.
 */
export const OwnFiles = ({ order }: { order?: string | undefined }) => {
  const t = useT();
  const date = useDate();
  const id = useId();
  useAdoptedStyles(css);
  const { data = [] } = useQuery({ ...ownFilesQuery(usePlatform()), retry: false });
  const shown = order ? data.filter((one) => one.order === order) : data;
  if (shown.length === 0) return null;
  return (
    <section className="files-bought" aria-labelledby={id}>
      <h2 id={id} className="files-title">
        {t('files.title')}
      </h2>
      <ul>
        {shown.map(({ order: number, date: at, names, files }) => (
          <li key={number} className="files-order">
            {!order && (
              <p className="files-facts">
                {date(at)} · <Link href={`/order-history?order=${number}`}>{t('orders.number', { number })}</Link>
              </p>
            )}
            {files.length > 1 && <p>{names.join(', ')}</p>}
            <ul>
              {files.map((file, index) => (
                <FileEntry
                  key={index}
                  file={file}
                  name={files.length > 1 ? t('files.nth', { index: index + 1 }) : names.join(', ')}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};
