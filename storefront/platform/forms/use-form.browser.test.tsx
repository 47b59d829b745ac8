import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { email } from '#contract/validation.ts';
import { show } from '#storefront/testing/browser.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { useForm } from './use-form.ts';

const Form = () => {
  const { errors, formProps } = useForm(
    () => ({ email: [email] }),
    () => undefined,
  );
  return (
    <form {...formProps}>
      <TextField name="email" label="Email" error={errors['email']} />
      <TextField name="note" label="Note" />
      <Button type="submit" size="small">
        Send
      </Button>
    </form>
  );
};

test('the first click on the button is handled even if the focused field is invalid, because its error does not move the button', async () => {
  await show(<Form />);
  const field = page.getByLabelText('Email');
  await field.fill('ann@');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('a form that is sent before the page is interactive puts nothing in the address', async () => {
  const { container } = await show(<Form />);
  expect(container.querySelector('form')?.method).toBe('dialog');
});

test('validates a field when the focus moves to another field', async () => {
  await show(<Form />);
  const field = page.getByLabelText('Email');
  await field.fill('ann@');
  await userEvent.tab();
  await expect.element(page.getByLabelText('Note')).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});
