// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { PlatformProvider } from '#storefront/platform/platform.tsx';
import { during, eventually, testPlatform } from '#storefront/testing/render.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { AccountArea } from './account-area.tsx';
import { AccountNavigation } from './account-navigation.tsx';
import type { SectionName } from './sections.ts';

afterEach(cleanUp);

const actions = { signIn: vi.fn(async () => 'none') } as unknown as AccountActions;
const Area = ({ section = 'orders' }: { section?: SectionName }) => (
  <AccountArea section={section} actions={actions}>
    <input name="own" />
  </AccountArea>
);
const entries = (container: HTMLElement): unknown[] =>
  [...container.querySelectorAll('nav a')].map((link) => [
    ...[...link.querySelectorAll('span')].map(({ textContent }) => textContent),
    link.getAttribute('href'),
  ]);

test('[AA-02] [AA-03] [AA-04] [AA-05] [AA-06] [AA-07] the navigation links to each account page by its name', async () => {
  const { container } = await openPart(Area);
  expect([container.querySelector('nav')?.getAttribute('aria-label'), entries(container)]).toEqual([
    'Your account',
    [
      ['Account Information', 'Personal Details', '/account-information'],
      ['Address Book', 'Billing and Shipping', '/address-book'],
      ['Orders', 'Order Details', '/order-history'],
      ['Samples, Visits, Reviews', 'And Held Slabs', '/account-activity'],
      ['Quotes', 'Your requests', '/account-quotes'],
      ['Trade Account', 'Application and Terms', '/trade'],
      ['Newsletter', 'Promotions', '/communications'],
      ['Wishlist', 'My Favourite', '/wishlist'],
      ['Saved Credit Card', 'Card Details', '/my-payments'],
      ['Your Data', 'Read, Download, Delete', '/account-privacy'],
    ],
  ]);
  const icons = [...container.querySelectorAll('nav svg path')].flatMap((path) => path.getAttribute('d') ?? []);
  expect(new Set(icons).size).toBe(10);
  await cleanUp();
  const french = await openPart(Area, { storeView: 'CA_FR' });
  expect(french.texts('nav a')).toEqual([
    'Renseignements du compteCoordonnées',
    'Carnet d’adressesFacturation et livraison',
    'CommandesSuivi et factures',
    'Échantillons, visites, évaluationsEt tranches réservées',
    'SoumissionsPrix demandés',
    'Compte professionnelDemande et conditions',
    'InfolettrePromotions',
    'FavorisMes coups de cœur',
    'Carte de crédit enregistréeRenseignements sur la carte',
    'Vos donnéesLire, télécharger, supprimer',
  ]);
});

test('the navigation omits pages that the back end does not support', async () => {
  const { container } = await openPart(Area, { lacks: 'quotes,trade accounts' });
  const links = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect([links.length, links.includes('/account-quotes'), links.includes('/trade')]).toEqual([8, false, false]);
});

test.each([
  ['CA_EN', 'visits of a customer', 'Samples, Reviews', 'Under Your Name'],
  ['CA_EN', 'samples', 'Visits, Reviews', 'Under Your Name'],
  ['CA_EN', 'samples,visits of a customer', 'Reviews', 'Under Your Name'],
  ['CA_FR', 'samples,visits of a customer', 'Évaluations', 'À votre nom'],
] as const)('in %s, without %s, the activity page is named “%s”', async (storeView, lacks, title, subtitle) => {
  const { texts, container } = await openPart(() => <Area section="activity" />, { storeView, lacks });
  const entry = container.querySelector('a[href$="/account-activity"]');
  const words = [...(entry?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
  expect([texts('h1'), words]).toEqual([[title], [title, subtitle]]);
});

test('on a phone the current entry is scrolled to the middle of the strip', async () => {
  const sizes: Readonly<Record<string, number>> = { LI: 0, A: 100, UL: 300 };
  const own = (name: string): PropertyDescriptor => ({
    configurable: true,
    get(this: HTMLElement) {
      return name === 'offsetLeft' ? [...document.querySelectorAll('nav a')].indexOf(this) * 120 : sizes[this.tagName];
    },
  });
  const names = ['offsetLeft', 'offsetWidth', 'clientWidth'];
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const);
  for (const name of names) Object.defineProperty(HTMLElement.prototype, name, own(name));
  try {
    const { container } = await openPart(() => <AccountNavigation current="newsletter" />);
    expect(container.querySelector('ul')?.scrollLeft).toBe(6 * 120 - (300 - 100) / 2);
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
      else Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

test('[AA-01] a guest can sign in on the requested page and stays there', async () => {
  const { texts, text, fill, submit, toasts, container, session } = await openPart(Area, { isSignedIn: false });
  await eventually(() => texts('h2').length > 0);
  expect([texts('h1'), texts('h2'), container.querySelector('[name=own]')]).toEqual([['Orders'], ['Sign in'], null]);
  expect(text()).toContain('Sign in to see this page of your account. You stay right here.');
  fill({ email: 'ann@example.com', password: 'Marble-12' });
  await submit();
  expect([actions.signIn, toasts()]).toEqual([expect.any(Function), ['success: You are signed in.']]);
  expect(actions.signIn).toHaveBeenCalledWith({ email: 'ann@example.com', password: 'Marble-12' });
  await during(() => session.setToken('token'));
  expect([texts('h2'), container.querySelector('[name=own]') !== null]).toEqual([[], true]);
});

test('[AA-01] another customer who signs in does not see previously typed text', async () => {
  const { fill, field, session } = await openPart(Area);
  fill({ own: 'of the one before' });
  await during(() => {
    session.clearToken();
    session.setToken('another');
  });
  expect(field('own').value).toBe('');
});

test('[AA-01] the server renders neither a guest’s nor a customer’s page but a loading state', async () => {
  const platform = await testPlatform();
  const router = routerOf(Area, { isServer: true });
  await router.load();
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PlatformProvider>,
  );
  expect([page.querySelector('h1')?.textContent, page.querySelector('[aria-busy=true]')?.textContent]).toEqual([
    'Orders',
    'Loading your account',
  ]);
  expect(page.querySelector('input')).toBeNull();
});

test('shows a visited account page at once on return, so that Back restores its scroll position', async () => {
  const waited: boolean[] = [];
  const Own = () => {
    const own = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => {
      waited.push(own.current?.ownerDocument.body.textContent.includes('Loading your account') ?? false);
    }, []);
    return <p ref={own}>Mine</p>;
  };
  const Visits = () => {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Leave and come back
        </button>
        <AccountArea key={visit} section="orders" actions={actions}>
          <Own />
        </AccountArea>
      </>
    );
  };
  const { press } = await openPart(Visits);
  await press('Leave and come back');
  expect(waited).toEqual([true, false]);
});

test('keeps the focus in place when a focused element disappears', async () => {
  const Once = () => {
    const [isThere, setThere] = useState(true);
    return (
      <AccountArea section="orders" actions={actions}>
        <form>
          {isThere && (
            <button type="button" onClick={() => setThere(false)}>
              Approve
            </button>
          )}
        </form>
      </AccountArea>
    );
  };
  const { container } = await openPart(Once);
  const button = container.querySelector<HTMLElement>('form button');
  button?.focus();
  await during(() => button?.click());
  await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector('form')));
});
