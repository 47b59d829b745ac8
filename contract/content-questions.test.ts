import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questionHtml, questionListsOf, questionText, withQuestions } from './content-questions.ts';

const PLAIN = `<h2>Help</h2>
<details><summary>One <em>more</em>?</summary><p>{{store url="a>b"}}</p></details>
<details><summary>Two?</summary><details><summary>Inner</summary></details></details>
<p>Between</p><details><summary>Three?</summary></details>`;

const texts = (html: string) => questionListsOf(html).map(({ questions }) => questions.map(questionText));

test('consecutive questions are a list; questions inside an answer are not', () => {
  expect(texts(PLAIN)).toEqual([['One more?', 'Two?'], ['Three?']]);
});

test('questions of a list are added, moved and removed, and the text around them stays', () => {
  const [first] = questionListsOf(PLAIN);
  const [one = '', two = ''] = first?.questions ?? [];
  const added = questionHtml('New <b>?', 'A & B\n\nSecond');
  expect(added).toBe('<details><summary>New &lt;b&gt;?</summary><p>A &amp; B</p><p>Second</p></details>');
  const changed = withQuestions(PLAIN, 0, [two, added, one]);
  expect(texts(changed)).toEqual([['Two?', 'New <b>?', 'One more?'], ['Three?']]);
  expect(changed.startsWith('<h2>Help</h2>\n<details>')).toBe(true);
  expect(changed).toContain('{{store url="a>b"}}');
  expect(withQuestions(changed, 0, [one, two])).toBe(PLAIN);
  expect(withQuestions(PLAIN, 1, [])).toBe(PLAIN.slice(0, PLAIN.indexOf('<details><summary>Three')));
});

test('questions in escaped HTML of Page Builder have the name of their tab', () => {
  const html = readFileSync(new URL('../catalogue/pages/faq.en.html', import.meta.url), 'utf8');
  const lists = questionListsOf(html);
  expect(lists.map(({ title }) => title)).toEqual(['Ordering', 'The material', 'Samples', 'Delivery']);
  for (const [place, { questions }] of lists.entries()) expect(withQuestions(html, place, questions)).toBe(html);
  const changed = withQuestions(html, 2, [questionHtml('A < B?', 'Yes & no.'), ...(lists[2]?.questions ?? [])]);
  expect(changed).toContain('&lt;summary&gt;A &amp;lt; B?&lt;/summary&gt;&lt;p&gt;Yes &amp;amp; no.&lt;/p&gt;');
  expect(questionListsOf(changed)[2]?.questions.map(questionText).slice(0, 2)).toEqual([
    'A < B?',
    'What does a sample cost?',
  ]);
});
