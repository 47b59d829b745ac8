import { sql, type RawBuilder } from 'kysely';
import { primaryLanguage, type Language } from '#contract/languages.ts';

/** Languages with a stemmer; a migration makes the configuration `tessera_<language>` of each. */
const STEMMED: ReadonlySet<string> = new Set(
  'ar ca da de el en es eu fi fr ga hi hu hy id it lt ne nl no pt ro ru sr sv ta tr yi'.split(' '),
);

/** Norwegian has two written forms and one stemmer. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Name of the PostgreSQL text search configuration of a language; `simple` if PostgreSQL has no stemmer for it. */
export const searchConfigurationName = (language: Language): string => {
  const primary = primaryLanguage(language);
  const code = SAME[primary] ?? primary;
  return `tessera_${STEMMED.has(code) ? code : 'simple'}`;
};

export const searchConfiguration = (language: Language): RawBuilder<unknown> =>
  sql`${sql.lit(searchConfigurationName(language))}::regconfig`;
