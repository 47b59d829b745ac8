import { STOCK_ADDRESS } from './plain-magento/stock-views.ts';
import { expect, hydrated } from './support/shop.ts';
import { testIn } from './support/in-shop.ts';
import { stubGoogle } from './support/stub-google.ts';
import { newAddress } from './support/account.ts';
import { addToCart, fillAddress, openCart, placeOrder } from './support/steps.ts';
import { wordsOf } from './support/words.ts';

const test = testIn('stock Magento');
const words = wordsOf('CA_EN');

test('[RT-44][RT-45][CK-01] in front of a stock Magento a guest walks from the menu to an order', async ({
  page,
  isMobile,
}) => {
  const loadedBy = await stubGoogle(page);
  const policies: string[] = [];
  const strayed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().isNavigationRequest() && !pathname.startsWith('/recaptcha'))
      policies.push(response.headers()['content-security-policy'] ?? '');
  });
  page.on('request', (request) => {
    if (request.url().startsWith(STOCK_ADDRESS)) strayed.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-store-view', 'default');
  if (isMobile) await page.getByRole('button', { name: words.menu }).click();
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
  if (isMobile) await menu.getByRole('button', { name: words.category }).click();
  await menu.locator('a[href="/natural-stone-tiles.html"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.category })).toBeVisible();
  await expect(page).toHaveURL(/\/natural-stone-tiles\.html$/);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/natural-stone-tiles\.html$/);

  // Addresses of the list: further pages and categories below it.
  for (const href of await page
    .locator('main a[href*="natural-stone-tiles/"], main a[href*="page="]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))].slice(0, 4))) {
    expect(new URL(href).pathname).toMatch(/\.html$/);
    expect((await page.request.get(href)).status()).toBe(200);
  }
  expect((await page.request.get('/natural-stone-tiles.html?page=2')).status()).toBe(200);

  await page.locator('main a[href="/natural-stone-tiles/travertine.html"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Travertine' })).toBeVisible();
  await page.locator('main a[href$="/tivola-travertine-walnut.html"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tivola Travertine Walnut' })).toBeVisible();
  await hydrated(page);
  await expect(page.locator('nav a[href="/natural-stone-tiles.html"]').first()).toBeAttached();
  const picture = page.locator('main img[srcset]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const set = (await picture.getAttribute('srcset')) ?? '';
  const [, small = '', width = ''] = /(\S+width=(320)\S*) 320w/.exec(set) ?? [];
  expect(small).toMatch(/^\/media\//);
  const rendered = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image.naturalWidth;
  }, small);
  expect(rendered).toBe(Number(width));

  await addToCart(page, 'CA_EN');
  await openCart(page, 'CA_EN');
  await page.getByRole('main').getByRole('link', { name: words.checkOut }).click();
  await fillAddress(page, 'CA_EN');
  // Required attributes of this merchant.
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('telephone').fill('');
  await page.getByRole('button', { name: words.continueToShipping }).click();
  await expect(field('company')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('attribute_gate_code')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('telephone')).not.toHaveAttribute('aria-invalid', 'true');
  await field('company').fill('Roy & Co');
  await field('attribute_gate_code').fill('4711');
  // The real back end behind the simulated Magento requires one.
  await field('telephone').fill('514-555-0101');
  await page.getByRole('button', { name: words.continueToShipping }).click();
  await page.getByRole('button', { name: words.continueToBilling }).click();
  await page.getByRole('button', { name: words.continueToPayment }).click();
  await page.getByRole('radio', { name: /Cheque|Check/ }).check();
  await page.getByRole('button', { name: words.reviewOrder }).click();
  await page.locator('main [name="agreement"]').check();
  await placeOrder(page, 'CA_EN');

  expect(new Set(loadedBy)).toEqual(new Set(['/recaptcha']));
  expect(policies.length).toBeGreaterThan(0);
  expect(policies.filter((policy) => policy.includes('google'))).toEqual([]);
  expect(strayed).toEqual([]);
});

test('links and pictures of its content lead to pages of the shop', async ({ page }) => {
  await stubGoogle(page);
  for (const path of ['/', '/german/', '/faq', '/natural-stone-tiles.html']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const html = (await response?.text()) ?? '';
    const body = html.slice(html.indexOf('<body'), html.lastIndexOf('</footer>'));
    expect(body, path).toContain('<main');
    expect(body, path).not.toContain(STOCK_ADDRESS);
    expect(body, path).not.toContain('/pub/');
    const links = await page
      .locator('main a[href^="/"], footer a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))]);
    const statuses = await Promise.all(links.map(async (href) => [href, (await page.request.get(href)).status()]));
    expect(
      statuses.filter(([, status]) => status === 404),
      path,
    ).toEqual([]);
    const strayed = links.filter(
      (href) => path.startsWith('/german/') && !new URL(href).pathname.startsWith('/german/'),
    );
    expect(strayed, path).toEqual([]);
  }
});

test('[RT-44] its second store view has its own path, suffix and language', async ({ page }) => {
  await page.goto('/german/natural-stone-tiles.html');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.locator('html')).toHaveAttribute('data-store-view', 'german');
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('CA_FR').category })).toBeVisible();
  await page.locator('main a[href="/german/natural-stone-tiles/travertine.html"]').click();
  await page.locator('main a[href="/german/tivola-travertine-walnut.html"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Travertin Tivola noisette' })).toBeVisible();
});

test('an account has the attributes and the password that the Magento requires', async ({ page }) => {
  await stubGoogle(page);
  await page.goto('/create-account');
  await hydrated(page);
  const form = page.locator('main form');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await expect(field('attribute_business')).toBeVisible();
  await expect(form.getByText('At least 10 characters: lower case, upper case, digits and symbols.')).toBeVisible();
  await field('firstname').fill('Ann');
  await field('lastname').fill('Roy');
  await field('email').fill(newAddress('stock'));
  await field('password').fill('Marble-12');
  await field('password_again').fill('Marble-12');
  await form.locator('button[type="submit"]').click();
  for (const name of ['password', 'attribute_taxvat', 'attribute_business'])
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  await field('password').fill('Marble-1234');
  await field('password_again').fill('Marble-1234');
  await field('attribute_taxvat').fill('GB123');
  await field('attribute_business').selectOption('5');
  const sent = page.waitForRequest((request) => /createCustomerV2/.test(request.postData() ?? ''));
  await form.locator('button[type="submit"]').click();
  expect((await sent).postDataJSON().variables.input).toMatchObject({
    taxvat: 'GB123',
    custom_attributes: [{ attribute_code: 'business', selected_options: [{ value: '5' }] }],
  });
  await expect(page).toHaveURL(/\/account-information$/);
});

test.describe('reCAPTCHA', () => {
  const signIn = async (page: Parameters<typeof stubGoogle>[0]) => {
    await page.goto('/#sign-in');
    await hydrated(page);
    const form = page.locator('form:has([name="password"])').first();
    await form.locator('[name="email"]').fill('ann@example.com');
    await form.locator('[name="password"]').fill('Wrong-word-12');
    await form.locator('button[type="submit"]').click();
    return form;
  };

  test('a token is sent with the sign-in, and checked by the Magento', async ({ page }) => {
    await stubGoogle(page);
    const sent = page.waitForRequest((request) => /generateCustomerToken/.test(request.postData() ?? ''));
    const form = await signIn(page);
    expect((await sent).headers()['x-recaptcha']).toMatch(/^human customer_login /);
    await expect(form.getByRole('alert')).toContainText('Please check both');
    expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toContain('/recaptcha');
  });

  test.use({ allowedErrors: [/net::ERR_FAILED/] });
  test('a blocked script is named, and nothing typed is lost', async ({ page }) => {
    await page.route('https://www.google.com/**', (route) => route.abort());
    const form = await signIn(page);
    await expect(form.getByRole('alert')).toContainText('Google reCAPTCHA did not run');
    await expect(form.locator('[name="email"]')).toHaveValue('ann@example.com');
    await expect(form.locator('[name="password"]')).toHaveValue('Wrong-word-12');
  });
});
