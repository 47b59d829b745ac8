import {
  PRODUCT_PROBLEMS,
  type ProductProblemCode,
  type ProductProblemParameters,
} from '#contract/product-problems.ts';
import { CannotStart } from '../platform/cannot-start.ts';

const MAX_SHOWN = 40;

export type Problem = {
  /** Relative to the catalogue folder. */
  file: string;
  /** Counted from 1 as an editor does; the header of a CSV file is line 1. */
  line?: number | undefined;
  /** Column of a CSV file or field of a YAML file. */
  field?: string | undefined;
  message: string;
  /** Code of {@link PRODUCT_PROBLEMS} and its parameters; only of product files. */
  code?: ProductProblemCode;
  parameters?: Readonly<Record<string, string | number>>;
};

/** Code, parameters and English message of a problem in a product file. */
export const productProblem = <Code extends ProductProblemCode>(
  code: Code,
  parameters: ProductProblemParameters<Code>,
): Required<Pick<Problem, 'code' | 'parameters' | 'message'>> => {
  const values: Readonly<Record<string, string | number>> = parameters;
  const message = PRODUCT_PROBLEMS[code].replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return { code, parameters, message };
};

/** Reports a problem in a column of a product row. */
export type ReportProblem = <Code extends ProductProblemCode>(
  column: string,
  code: Code,
  parameters: ProductProblemParameters<Code>,
) => void;

export type Place = Pick<Problem, 'file' | 'line' | 'field'>;

/** A text and the languages it is given in; `onlyIn` if it is missing in one language alone. */
export type MarkedText = { place: Place; languages: readonly string[]; onlyIn?: string };

export const describeProblem = ({ file, line, field, message }: Problem): string =>
  [file, line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean).join(', ') + `: ${message}`;

const MAX_OF_FILE = 5;

/** Notes as lines: of each file the first ones, so that many of one kind do not hide the others. */
export const describeNotes = (notes: readonly Problem[]): readonly string[] => {
  const lines = [...Map.groupBy(notes, ({ file }) => file)].flatMap(([file, each]) => [
    ...each.slice(0, MAX_OF_FILE).map(describeProblem),
    ...(each.length > MAX_OF_FILE ? [`${file}: … and ${each.length - MAX_OF_FILE} more`] : []),
  ]);
  const more = lines.length > MAX_SHOWN ? [`… and ${lines.length - MAX_SHOWN} more lines`] : [];
  return [...lines.slice(0, MAX_SHOWN), ...more].map((line) => `note: ${line}`);
};

/** The folder is invalid; nothing was loaded. */
export class CatalogueError extends CannotStart {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const shown = problems.slice(0, MAX_SHOWN).map((problem) => `  ${describeProblem(problem)}`);
    const more = problems.length > MAX_SHOWN ? [`  … and ${problems.length - MAX_SHOWN} more`] : [];
    super(
      [
        `The catalogue was not loaded: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
        ...shown,
        ...more,
      ].join('\n'),
    );
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

/** Collects problems, so that a merchant sees all of them at once. */
export class Problems {
  readonly errors: Problem[] = [];
  readonly warnings: Problem[] = [];
  /** Texts with their languages. Missing translations are collected in one notice. */
  readonly texts: MarkedText[] = [];

  add(problem: Problem): void {
    this.errors.push(problem);
  }

  warn(problem: Problem): void {
    this.warnings.push(problem);
  }

  markText(text: MarkedText): void {
    this.texts.push(text);
  }

  throwIfAny(): void {
    if (this.errors.length) throw new CatalogueError(this.errors);
  }
}
