import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { ANY_WIDTH, expect, test, visit } from './support/shop.ts';

const PDF = '%PDF-1.4\n1 0 obj\n(x)\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n40\n%%EOF\n';
const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });

test.use({ allowedErrors: AXE_ERRORS });

// Only a whole browser has a history, a reload and a file chooser in front of the real endpoint.
test(
  '[RT-31] [SC-02] an application is filled in over reload and Back without loss, its CV is judged by its content, and it is sent',
  ANY_WIDTH,
  async ({ page }) => {
    await visit(page, 'CA_FR', '/careers/apply/slab-yard-hand-montreal');
    const next = page.getByRole('button', { name: 'Continuer' });
    await next.click();
    await expect(page.locator('[name=name]')).toBeFocused();
    await page.fill('[name=name]', 'Léa Roy');
    await page.fill('[name=email]', 'lea@example.com');
    await next.click();
    await expect(page.getByRole('heading', { name: 'Expérience' })).toBeFocused();
    await page.fill('[name=experience]', 'Six ans au pont roulant.');
    await page.reload();
    await expect(page.locator('[name=experience]')).toHaveValue('Six ans au pont roulant.');
    await page.goBack();
    await expect(page.locator('[name=name]')).toHaveValue('Léa Roy');
    await page.goForward();
    const back = page.getByRole('button', { name: 'Retour', exact: true });
    await back.click();
    await expect(page.getByRole('heading', { name: 'Coordonnées', level: 2 })).toBeFocused();
    await expect(back).toHaveCount(0);
    await next.click();
    await next.click();
    await back.click();
    await expect(page.getByRole('heading', { name: 'Expérience', level: 2 })).toBeFocused();
    await next.click();
    await page.setInputFiles('[name=cv]', file('cv.pdf', '#!/bin/sh'));
    await expect(page.getByText('Ce n’est pas un document PDF')).toBeVisible();
    await page.setInputFiles('[name=cv]', file('cv.pdf', PDF));
    await expect(page.getByRole('button', { name: 'Retirer cv.pdf' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Retirer cv.pdf' })).toBeVisible();
    await next.click();
    await page.getByRole('button', { name: 'Envoyer la candidature' }).click();
    await expect(page.getByRole('heading', { name: 'Merci. Nous avons reçu votre candidature.' })).toBeFocused();
  },
);
