import { Parser } from 'htmlparser2';
import { decoded, escapedHtml, withoutDirectiveMarkup } from './content-pieces.ts';

/** A list of consecutive questions, each as the HTML of its `<details>`. */
export type QuestionList = {
  /** Name of the tab that contains them; empty outside tabs. */
  title: string;
  questions: readonly string[];
};

type Span = { start: number; end: number };
type Open = { tag: string; isHtml: boolean; title: string };
/** `nested` is the span of escaped HTML that contains the list. */
type Found = { title: string; spans: readonly Span[]; source: string; nested?: Span };

const listsOf = (html: string, outerTitle: string): readonly Found[] => {
  const found: (Found & { spans: Span[] })[] = [];
  const nested: Found[] = [];
  const open: Open[] = [];
  let begun: number | undefined;
  const titleOf = (): string => open.at(-1)?.title ?? outerTitle;
  const end = (span: Span): void => {
    const last = found.at(-1);
    const before = last?.spans.at(-1);
    if (last && before && !html.slice(before.end, span.start).trim()) last.spans.push(span);
    else found.push({ title: titleOf(), spans: [span], source: html });
  };
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (tag === 'details' && !open.some((one) => one.tag === tag)) begun = parser.startIndex;
        open.push({
          tag,
          isHtml: attributes['data-content-type'] === 'html',
          title: attributes['data-tab-name'] ?? titleOf(),
        });
      },
      ontext: (text) => {
        if (!open.at(-1)?.isHtml || !text.includes('&lt;')) return;
        const span = { start: parser.startIndex, end: parser.endIndex + 1 };
        const inner = decoded(html.slice(span.start, span.end));
        nested.push(...listsOf(inner, titleOf()).map((list) => ({ ...list, nested: span })));
      },
      onclosetag: (tag) => {
        open.pop();
        if (tag !== 'details' || begun === undefined || open.some((one) => one.tag === tag)) return;
        end({ start: begun, end: parser.endIndex + 1 });
        begun = undefined;
      },
    },
    { decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(withoutDirectiveMarkup(html));
  const at = ({ nested: span, spans }: Found): number => span?.start ?? spans[0]!.start;
  return [...found, ...nested].toSorted((one, other) => at(one) - at(other));
};

/** The question lists of a content text, in their order. */
export const questionListsOf = (html: string): readonly QuestionList[] =>
  listsOf(html, '').map(({ title, spans, source }) => ({
    title,
    questions: spans.map(({ start, end }) => source.slice(start, end)),
  }));

/** The text with other questions in one of its lists. The text around the list stays as it is. */
export const withQuestions = (html: string, place: number, questions: readonly string[]): string => {
  const list = listsOf(html, '')[place];
  const [first, second] = list?.spans ?? [];
  if (!list || !first) return html;
  const { source, nested, spans } = list;
  const gap = second ? source.slice(first.end, second.start) : '\n';
  const changed = source.slice(0, first.start) + questions.join(gap) + source.slice(spans.at(-1)!.end);
  return nested ? html.slice(0, nested.start) + escapedHtml(changed) + html.slice(nested.end) : changed;
};

/** HTML of a new question. Empty lines separate the paragraphs of the answer. */
export const questionHtml = (question: string, answer: string): string => {
  const lines = answer.split('\n').map((line) => line.trim());
  const paragraphs = lines
    .join('\n')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => `<p>${escapedHtml(text)}</p>`);
  return `<details><summary>${escapedHtml(question.trim())}</summary>${paragraphs.join('')}</details>`;
};

/** Text of the summary of a question. */
export const questionText = (question: string): string => {
  let text = '';
  let isInside = false;
  let isRead = false;
  const parser = new Parser({
    onopentag: (tag) => {
      if (tag === 'summary') isInside = !isRead;
    },
    ontext: (part) => {
      if (isInside) text += part;
    },
    onclosetag: (tag) => {
      if (tag !== 'summary') return;
      isInside = false;
      isRead = true;
    },
  });
  parser.end(question);
  return text.trim();
};
