import { isLanguageKey } from '#contract/languages.ts';
import { spellingAmong } from '#contract/sku.ts';
import * as v from 'valibot';
import { REVIEW_RULES, type Stars } from '#contract/reviews.ts';
import { firstProblem } from '#contract/validation.ts';
import type { ReviewsInput, SampleReview } from '#commerce/merchandise/reviews/types.ts';
import type { Folder } from './folder.ts';
import { code, perLanguage, text } from './field-schemas.ts';

const FILE = 'reviews.yaml';

const short = perLanguage(text);
const stars = v.picklist([1, 2, 3, 4, 5] as const, 'must be a whole number from 1 to 5');

const schema = v.strictObject({
  guests: v.boolean('must be true or false'),
  criteria: v.pipe(
    v.array(v.strictObject({ code, label: short }), 'must be a list of { code, label }'),
    v.minLength(1, 'must name one criterion at least'),
    v.maxLength(8, 'must name eight criteria at most'),
    v.check((list) => new Set(list.map((one) => one.code)).size === list.length, 'must name each code once'),
  ),
  samples: v.optional(
    v.array(
      v.strictObject({
        sku: text,
        language: v.pipe(text, v.check(isLanguageKey, 'must be the key of a language such as en')),
        nickname: text,
        written: v.pipe(v.string('must be a text: put it in quotes'), v.isoDate('must look like 2026-10-15')),
        ratings: v.record(code, stars),
        summary: text,
        text,
      }),
    ),
    [],
  ),
});

/** Review settings, ratings and samples; null if reviews are switched off. */
export const readReviews = (folder: Folder, skus: readonly string[]): ReviewsInput | null => {
  const spelling = spellingAmong(skus);
  if (!folder.exists(FILE)) return null;
  const file = folder.yaml(FILE, schema);
  if (!file) return null;
  const codes = file.criteria.map((criterion) => criterion.code);
  const samples = file.samples.map(({ written, ratings, ...sample }, index): SampleReview => {
    const wrong = (field: string, message: string): void => folder.wrongAt(FILE, ['samples', index, field], message);
    const sku = spelling(sample.sku);
    if (sku === undefined) wrong('sku', `there is no product "${sample.sku}"`);
    if (Object.keys(ratings).sort().join() !== [...codes].sort().join())
      wrong('ratings', `must rate ${codes.join(', ')}`);
    for (const field of ['nickname', 'summary', 'text'] as const)
      if (firstProblem(sample[field], REVIEW_RULES[field])) wrong(field, 'is too long');
    return {
      ...sample,
      sku: sku ?? sample.sku,
      ratings: ratings as Record<string, Stars>,
      writtenAt: new Date(`${written}T12:00:00Z`),
    };
  });
  return {
    guestsMayWrite: file.guests,
    criteria: file.criteria.map(({ code: name, label }) => ({ code: name, labels: label })),
    samples,
  };
};
