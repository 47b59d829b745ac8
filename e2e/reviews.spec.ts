import { ANY_WIDTH, expect, hydrated, test, visit } from './support/shop.ts';

// Only the built shop shows it: the address of a page by sku, what its first HTML holds, the part of a product's page that
// comes after a touch, and the form together.
test(
  '[RT-43] samples say that they are samples, and who writes a review in French loses nothing on the way',
  ANY_WIDTH,
  async ({ page, request }) => {
    const html = (await (await request.get('/CA_FR/reviews/LUM-CGD')).text()).replaceAll(/[\u00a0\u202f]/g, ' ');
    const isShown = (text: string): boolean => html.includes(text);
    expect(
      ['Évaluations : ', 'Des exemples, pas des évaluations', 'Des veines qui se suivent bien'].map(isShown),
    ).toEqual([true, true, true]);
    expect(isShown('aggregateRating')).toBe(false);
    expect((await request.get('/reviews/no-such-product')).status()).toBe(404);

    await visit(page, 'CA_FR', '/reviews/LUM-CGD');
    await hydrated(page);
    const form = page.getByRole('form', { name: 'Écrire une évaluation' });
    const send = form.getByRole('button', { name: 'Envoyer l’évaluation' });
    await form.getByLabel('Titre').fill('Tient bien en entrée');
    await send.click();
    await expect(form.locator('[data-invalid]')).toHaveCount(3);
    await expect(form.getByLabel('Titre')).toHaveValue('Tient bien en entrée');
    for (const criterion of ['Qualité', 'Fidélité aux photos', 'Rapport qualité-prix'])
      await form
        .getByRole('group', { name: criterion, exact: true })
        .getByRole('radio', { name: '4 étoiles' })
        .check({ force: true });
    await form.getByLabel('Votre évaluation').fill('Posé dans une entrée : la coupe est nette, les veines se suivent.');
    await page.reload();
    await hydrated(page);
    await expect(form.getByLabel('Titre')).toHaveValue('Tient bien en entrée');
    await expect(form.getByLabel('Votre évaluation')).toHaveValue(/la coupe est nette/);
    await form.getByLabel('Nom à afficher').fill('Ann');
    await send.click();
    await expect(page.getByRole('heading', { name: 'Merci. Nous avons votre évaluation.' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Tient bien en entrée')).toHaveCount(0);
  },
);

test('a product’s page leads to its reviews', ANY_WIDTH, async ({ page }) => {
  await visit(page, 'CA_EN', '/tivola-travertine-walnut.html');
  await hydrated(page);
  await page.getByRole('link', { name: 'Reviews of this product' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reviews of Tivola/ })).toBeVisible();
  await expect(page.getByText('Nobody has reviewed it yet.')).toBeVisible();
});
