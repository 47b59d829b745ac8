import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { valuesOf } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { matching, type Group, type Question } from './questions.ts';
import styles from './faq-page.module.css';

const FAQ = '/faq';

const Answer = ({ question: { id, question, answer }, isOpen }: { question: Question; isOpen: boolean }) => {
  const t = useT();
  return (
    <details id={id} open={isOpen}>
      <summary>{question}</summary>
      <div className={styles.answer}>
        <RichTextView content={answer} />
        <a className={styles.link} href={`#${id}`} aria-label={t('faq.link.label', { question })}>
          {t('faq.link')}
        </a>
      </div>
    </details>
  );
};

type Props = {
  heading: string;
  groups: readonly Group[];
  query: string;
  /** The merchant's text before and after the questions. */
  before: ReactNode;
  after: ReactNode;
};

/** Questions with answers (RT-33); the search is in the URL, and each answer has a URL. */
export const FaqPage = ({ heading, groups, query, before, after }: Props) => {
  const t = useT();
  const inView = useAddress();
  const router = useRouter();
  const hash = useRouterState(({ location }) => location.hash);
  // The server does not know the hash.
  const [requested, setIsRequested] = useState('');
  useEffect(() => {
    setIsRequested(hash);
    if (hash) document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  const found = matching(groups, query);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <article className={styles.page}>
      <Breadcrumbs
        label={t('faq.breadcrumbs')}
        crumbs={[{ label: t('faq.home'), href: inView('/') }, { label: heading }]}
      />
      <h1>{heading}</h1>
      <div className={styles.content}>{before}</div>
      <form
        key={query}
        className={styles.search}
        role="search"
        aria-label={t('faq.search.label')}
        action={inView(FAQ)}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = valuesOf(event.currentTarget)['query']?.trim() ?? '';
          void router.changeAddress({ search: typed ? { query: typed } : {} });
        }}
      >
        <TextField label={t('faq.search')} name="query" type="search" autoComplete="off" defaultValue={query} />
        <Button type="submit" kind="secondary" size="medium">
          {t('faq.search.submit')}
        </Button>
      </form>
      <p role="status" className={styles.count}>
        {query && (
          <>
            {t('faq.count', { count })} <Link href={FAQ}>{t('faq.search.clear')}</Link>
          </>
        )}
      </p>
      {found.map(({ title, questions }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <div>
            {questions.map((question) => (
              <Answer key={question.id} question={question} isOpen={question.id === requested || query !== ''} />
            ))}
          </div>
        </section>
      ))}
      <div className={styles.content}>{after}</div>
    </article>
  );
};
