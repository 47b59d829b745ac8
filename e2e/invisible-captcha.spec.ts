import { expect, hydrated } from './support/shop.ts';
import { testIn } from './support/in-shop.ts';
import { stubGoogle } from './support/stub-google.ts';

const test = testIn('invisible captcha');

test('the question of an invisible reCAPTCHA is shown above an open dialog, and can be cancelled', async ({ page }) => {
  await stubGoogle(page);
  await page.goto('/#sign-in');
  await hydrated(page);
  const form = page.locator('form:has([name="password"])').first();
  await form.locator('[name="email"]').fill('ann@example.com');
  await form.locator('[name="password"]').fill('Wrong-word-12');
  await form.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('alert')).toContainText('Google reCAPTCHA did not run');
  await expect(form.locator('[name="email"]')).toHaveValue('ann@example.com');

  const sent = page.waitForRequest((request) => /generateCustomerToken/.test(request.postData() ?? ''));
  await form.locator('button[type="submit"]').click();
  await page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('button', { name: 'I am human' }).click();
  expect((await sent).headers()['x-recaptcha']).toMatch(/^human customer_login /);
  await expect(form.getByRole('alert')).toContainText('Please check both');
});
