import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import type { ProductChoices } from './choices.ts';

/** What is said of files beside their choice: those that come along, excerpts, and who may buy them. */
export const FilesPart = ({ included, samples, isOfFiles }: ProductChoices) => {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  if (!isOfFiles) return null;
  return (
    <>
      {included.length > 0 && (
        <section className="choices-part">
          <h2>{t('choices.files.included')}</h2>
          <ul>
            {included.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </section>
      )}
      {samples.length > 0 && (
        <section className="choices-part">
          <h2>{t('choices.files.looks')}</h2>
          <ul>
            {samples.map(({ title, url }) => (
              <li key={url}>
                <a className="choices-look" data-reload="" href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isSignedIn && (
        <p className="choices-note">
          {t('choices.files.account')} <Link href="#sign-in">{t('choices.files.sign-in')}</Link>
        </p>
      )}
    </>
  );
};
