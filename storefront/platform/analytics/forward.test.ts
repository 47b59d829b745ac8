// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../browser-storage/browser-storage.ts';
import { CONSENT_KEY, CONSENT_SECONDS, CONSENT_TEXT, createConsent } from './consent.ts';
import { forward } from './forward.ts';
import { TRACKER_PREFIX } from './forget-traces.ts';
import { measuring } from './testing/analytics.ts';
import type { Tracker } from './tracker.ts';

const storage = createBrowserStorage(() => localStorage);
const consentWith = (globalPrivacyControl = false) =>
  createConsent(
    storage,
    () => ({ globalPrivacyControl }),
    () => new Date('2026-11-21T12:00:00Z'),
  );

const open = (consent = consentWith()) => {
  const shop = measuring();
  const tracker = {
    send: vi.fn<Tracker['send']>(),
    resume: vi.fn<Tracker['resume']>(),
    stop: vi.fn<Tracker['stop']>(),
  };
  const fetchTracker = vi.fn(async () => tracker);
  const contextsKnown = async () => {
    shop.layer.set('storefrontInstanceContext', { storefrontTemplate: 'Other', environmentId: 'e' });
    shop.layer.set('magentoExtensionContext', { magentoExtensionVersion: '1.2.3' });
  };
  const stop = forward({ layer: shop.layer, consent, fetchTracker, contextsKnown });
  const look = (address: string) => shop.notify({ kind: 'page-viewed', page: { kind: 'home', title: 'T', address } });
  const sent = () => tracker.send.mock.calls.map(([{ event }]) => event);
  return { ...shop, consent, tracker, fetchTracker, stop, look, sent };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
beforeEach(() => localStorage.clear());

test('before a consent choice nothing is fetched or sent', async () => {
  const { look, notify, fetchTracker } = open();
  look('https://shop.test/');
  notify({ kind: 'signed-in' });
  await settled();
  expect([fetchTracker.mock.calls.length, Object.keys(localStorage)]).toEqual([0, []]);
});

test('after consent, sends the page of the consent with the back end’s contexts, then all later events', async () => {
  const { look, notify, consent, sent, tracker } = open();
  look('https://shop.test/earlier');
  look('https://shop.test/now');
  notify({ kind: 'recommendations-sent' });
  consent.choose(true, 'CA_EN');
  await settled();
  expect(sent()).toEqual(['custom-url', 'referrer-url', 'page-view']);
  const reported = tracker.send.mock.calls[2]?.[0].eventInfo;
  expect(reported).toMatchObject({
    customUrlContext: { customUrl: 'https://shop.test/now' },
    storefrontInstanceContext: { environmentId: 'e' },
    magentoExtensionContext: { magentoExtensionVersion: '1.2.3' },
  });
  notify({ kind: 'recommendations-sent' });
  expect(sent().at(-1)).toBe('recs-api-request-sent');
});

test('events during the loading of the tracker are sent in order', async () => {
  const { look, notify, consent, sent } = open();
  look('https://shop.test/');
  consent.choose(true, 'CA_EN');
  notify({ kind: 'recommendations-sent' });
  await settled();
  expect(sent()).toEqual(['custom-url', 'referrer-url', 'page-view', 'recs-api-request-sent']);
});

test('withdrawing consent stops tracking at once and removes cookies and keys; another consent resumes it', async () => {
  const { look, consent, sent, tracker, fetchTracker } = open();
  look('https://shop.test/');
  consent.choose(true, 'CA_EN');
  await settled();
  document.cookie = `${TRACKER_PREFIX}id.1fff=x; path=/`;
  document.cookie = 'currency=CAD; path=/';
  localStorage.setItem('snowplowOutQueue_tessera', '[]');
  sessionStorage.setItem('_sp_tab_id', 'x');
  consent.choose(false, 'CA_EN');
  expect(tracker.stop).toHaveBeenCalledTimes(1);
  expect([
    document.cookie,
    localStorage.getItem('snowplowOutQueue_tessera'),
    sessionStorage.getItem('_sp_tab_id'),
  ]).toEqual(['currency=CAD', null, null]);
  const before = sent().length;
  look('https://shop.test/secret');
  expect(sent()).toHaveLength(before);
  consent.choose(true, 'CA_EN');
  await settled();
  expect([tracker.resume.mock.calls.length, fetchTracker.mock.calls.length, sent().length]).toEqual([1, 1, before + 3]);
});

test('a refusal while the tracker is loading prevents its start', async () => {
  const { look, consent, sent } = open();
  look('https://shop.test/');
  consent.choose(true, 'CA_EN');
  consent.choose(false, 'CA_EN');
  await settled();
  expect(sent()).toEqual([]);
});

test('the browser’s privacy signal overrides consent', async () => {
  const { consent, fetchTracker } = open(consentWith(true));
  consent.choose(true, 'CA_EN');
  await settled();
  expect([consent.mayMeasure(), fetchTracker.mock.calls.length]).toEqual([false, 0]);
});

test('a choice is stored for a year with text version, time and store view; a new text requires another choice', () => {
  const consent = consentWith();
  consent.choose(true, 'CA_FR');
  expect(storage.record(CONSENT_KEY)).toMatchObject({
    value: { measurement: true, text: CONSENT_TEXT, at: '2026-11-21T12:00:00.000Z', storeView: 'CA_FR' },
    ttl: CONSENT_SECONDS,
  });
  storage.set(CONSENT_KEY, { measurement: true, text: 'older words', at: '', storeView: 'CA_FR' });
  expect([consent.choice(), consent.mayMeasure()]).toEqual([undefined, false]);
});

test('a choice in another tab applies here', () => {
  const consent = consentWith();
  const heard = vi.fn<() => void>();
  const stop = consent.subscribe(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: `TESSERA__${CONSENT_KEY}` }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'TESSERA__cart' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: `TESSERA__${CONSENT_KEY}` }));
  expect(heard).toHaveBeenCalledTimes(1);
});
