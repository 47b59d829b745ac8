import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLanguage, languageNotes } from './add-language.ts';
import { messageCatalogues } from './catalogues.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'languages-'));
});
afterEach(() => rm(root, { recursive: true }));

const write = async (file: string, content: unknown): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), JSON.stringify(content));
};
const spanish = async (): Promise<unknown> => JSON.parse(await readFile(join(root, 'languages/es.json'), 'utf8'));

test('a new language has every English message, marked untranslated; translations are not changed until English changes', async () => {
  await write('storefront/cart/messages.json', { title: { en: 'Cart', fr: 'Panier' } });
  await write('commerce/sale/orders/messages.json', { 'order.mail': { en: '{n} orders', fr: '{n} commandes' } });
  expect(addLanguage(root, 'es')).toEqual({ file: 'languages/es.json', untranslated: 2 });
  expect(await spanish()).toEqual({ title: { en: 'Cart', text: '' }, 'order.mail': { en: '{n} orders', text: '' } });
  await write('languages/es.json', { title: { en: 'Cart', text: 'Carrito' }, gone: { en: 'Gone', text: 'Ido' } });
  expect(languageNotes(root)).toEqual([expect.stringContaining('es: 1 messages are shown in English')]);
  addLanguage(root, 'es');
  expect(await spanish()).toEqual({
    title: { en: 'Cart', text: 'Carrito' },
    'order.mail': { en: '{n} orders', text: '' },
  });
  await write('storefront/cart/messages.json', { title: { en: 'Your cart', fr: 'Panier' } });
  addLanguage(root, 'es');
  expect(await spanish()).toMatchObject({ title: { en: 'Your cart', text: '', before: 'Carrito' } });
});

test('the build refuses other placeholders in an added language', async () => {
  await write('commerce/sale/orders/messages.json', { 'order.mail': { en: '{n} orders', fr: '{n} commandes' } });
  await write('languages/es.json', { 'order.mail': { en: '{n} orders', text: '{numero} pedidos' } });
  expect(messageCatalogues(root).problems).toContain('order.mail: other placeholders in es');
});

test.each(['en', 'spanish', 'xq', ''])('"%s" cannot be added', (language) => {
  expect(() => addLanguage(root, language)).toThrow('must be the key of a language beside en and fr');
});
