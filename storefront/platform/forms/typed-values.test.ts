// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { valuesOf } from './use-form.ts';

test('removes invisible characters of pasted values, except in passwords and long texts', () => {
  const form = document.createElement('form');
  const typed = {
    email: 'mailto:ann\u200b@example.com',
    tel: '\u202a514-555-0101\u202c',
    text: '\ufeffAnn\u00a0Roy',
    password: ' a\u200bb ',
  };
  for (const [type, value] of Object.entries(typed)) {
    const field = document.createElement('input');
    Object.assign(field, { type, name: type, value });
    form.append(field);
  }
  const area = document.createElement('textarea');
  Object.assign(area, { name: 'message', value: 'one\u00a0two' });
  form.append(area);
  expect(valuesOf(form)).toEqual({
    email: 'ann@example.com',
    tel: '514-555-0101',
    text: 'Ann Roy',
    password: ' a\u200bb ',
    message: 'one\u00a0two',
  });
});
