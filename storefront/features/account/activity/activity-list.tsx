import { Children, useId, type ReactNode } from 'react';
import { Link } from '#storefront/platform/navigation/link.tsx';
import lists from './activity.module.css';

type Props = {
  title: string;
  /** Text for an empty list. */
  none: string;
  note?: string | undefined;
  /** Link to a page with more of it. */
  href?: string | undefined;
  more?: string;
  children: ReactNode;
};

/** A section of the activity page. */
export const ActivityList = ({ title, none, note, href, more, children }: Props) => {
  const id = useId();
  return (
    <section className={lists.section} aria-labelledby={id}>
      <h2 id={id} className={lists.title}>
        {title}
      </h2>
      {Children.count(children) > 0 ? <ul className={lists.list}>{children}</ul> : <p className={lists.none}>{none}</p>}
      {note && <p className={lists.none}>{note}</p>}
      {href && (
        <Link className={lists.more} href={href}>
          {more}
        </Link>
      )}
    </section>
  );
};
