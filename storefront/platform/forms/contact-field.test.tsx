// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { ContactField, contactLabel, type ContactFieldKind } from './contact-field.tsx';

const KINDS = [
  'full_name',
  'firstname',
  'lastname',
  'email',
  'telephone',
  'company',
  'city',
  'postcode',
  'zip',
] as const satisfies readonly ContactFieldKind[];

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

const show = async (code: StoreViewCode, field: React.ReactNode): Promise<HTMLElement> => {
  rendered = await render(field, await testPlatform(code));
  return rendered.container;
};

test('each contact detail has one label, autofill and length, in English and in French', async () => {
  const described: Record<string, string> = {};
  for (const code of ['CA_EN', 'CA_FR'] as const) {
    const fields = KINDS.map((kind) => <ContactField key={kind} kind={kind} />);
    const container = await show(code, fields);
    container.querySelectorAll('input').forEach((input, index) => {
      const facts = [input.type, input.name, input.autocomplete, input.inputMode, input.maxLength, input.required];
      described[`${code} ${KINDS[index]}`] =
        `${container.querySelectorAll('label')[index]?.textContent}: ${facts.join(' ')}`;
    });
    await rendered?.unmount();
  }
  expect(Object.values(described)).toEqual([
    'Full name: text name name  120 true',
    'First name: text firstname given-name  255 true',
    'Last name: text lastname family-name  255 true',
    'Email: email email email email 254 true',
    'Phone: tel telephone tel tel 30 true',
    'Company: text company organization  120 true',
    'City: text city address-level2  255 true',
    'Postal code: text postcode postal-code  10 true',
    'ZIP code: text postcode postal-code numeric 10 true',
    'Nom complet: text name name  120 true',
    'Prénom: text firstname given-name  255 true',
    'Nom: text lastname family-name  255 true',
    'Courriel: email email email email 254 true',
    'Téléphone: tel telephone tel tel 30 true',
    'Entreprise: text company organization  120 true',
    'Ville: text city address-level2  255 true',
    'Code postal: text postcode postal-code  10 true',
    'Code ZIP: text postcode postal-code numeric 10 true',
  ]);
});

test('marks an optional field, which is not required; shows the error for its name', async () => {
  const errors = { reply_to: 'Wrong', email: 'Of another field' };
  const container = await show('CA_EN', <ContactField kind="email" name="reply_to" errors={errors} isOptional />);
  expect(container.querySelector('label')?.textContent).toBe('Emailoptional');
  expect(container.querySelector('input')?.required).toBe(false);
  expect(container.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  expect(container.textContent).toContain('Wrong');
  expect(contactLabel('email')).toBe('field.email');
});
