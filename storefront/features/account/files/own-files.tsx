import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { fileNamesQuery, ownFilesQuery, type OwnFile } from './own-files-query.ts';
import styles from './own-files.module.css';

/** The shop has counted a download by then. */
const COUNTED_MS = 3000;

/** `name` is known if the order identifies the file; otherwise the entry is numbered. */
type EntryProps = { file: OwnFile; index: number; name: string | undefined; onFetch: () => void };

const FileEntry = ({ file, index, name, onFetch }: EntryProps) => {
  const t = useT();
  const called = { name: name ?? t('files.nth', { index }) };
  if (!file.href) return <li>{t(file.isPending ? 'files.pending' : 'files.over', called)}</li>;
  return (
    <li>
      <a className={styles.fetch} href={file.href} download="" onClick={onFetch}>
        {name ? t('files.fetch', { name }) : t('files.fetch.nth', { index })}
      </a>
      {file.left !== undefined && <span className={styles.left}>{t('files.left', { count: file.left })}</span>}
    </li>
  );
};

/** The customer's purchased files, of all orders or one; empty without files or if the back end lacks downloads. */
export const OwnFiles = ({ order }: { order?: string | undefined }) => {
  const t = useT();
  const date = useDate();
  const id = useId();
  const platform = usePlatform();
  const { data = [], refetch } = useQuery({ ...ownFilesQuery(platform), retry: false });
  const shown = order ? data.filter((one) => one.order === order) : data;
  const names = useQuery({ ...fileNamesQuery(platform), enabled: shown.length > 0 });
  if (shown.length === 0 || names.isPending) return null;
  const countLater = (): void => void setTimeout(() => void refetch(), COUNTED_MS);
  return (
    <section className={styles.bought} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('files.title')}
      </h2>
      <ul>
        {shown.map(({ order: number, date: at, files }) => {
          const bought = names.data?.[number] ?? [];
          return (
            <li key={number} className={styles.order}>
              {!order && (
                <p className={styles.facts}>
                  {date(at)} · <Link href={`/order-history?order=${number}`}>{t('orders.number', { number })}</Link>
                </p>
              )}
              {files.length > 1 && bought.length > 0 && <p>{bought.join(', ')}</p>}
              <ul>
                {files.map((file, index) => (
                  <FileEntry
                    key={index}
                    file={file}
                    index={index + 1}
                    name={files.length === 1 && bought.length === 1 ? bought[0] : undefined}
                    onFetch={countLater}
                  />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
