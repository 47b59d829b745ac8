import { APPROVAL_EVENTS, approvalMail } from './after-sale/approval/approval-mail.ts';
import { invitationMail, roleMail } from './people/company/company-mail.ts';
import { noticeMail, proofMail, resetMail, warningMail } from './people/customer/account-mails.ts';
import { acknowledgement as applicationAcknowledgement, applicationMail } from './people/careers/application-mail.ts';
import { acknowledgement, contactMail } from './people/contact/contact-mail.ts';
import { replyMail } from './people/contact/reply-mail.ts';
import { supportMail } from './people/feedback/support-mail.ts';
import { noticeMail as webhookNotice } from './merchandise/integration/webhooks/notice-mail.ts';
import { QUOTE_MAIL_EVENTS, quoteDeskMail, quoteMail } from './sale/quotes/quote-mail.ts';
import { ALERT_MAILS, alertMail } from './people/stock-alert/alert-mail.ts';
import { sampleOffer, welcomeMail } from './people/newsletter/welcome-mail.ts';
import { confirmationMail } from './after-sale/orders/confirmation-mail.ts';
import { lifeMails } from './mail-set-life.ts';
import { EMAIL, NOW, orderOf } from './mail-set-order.ts';
import type { SampleProducts } from './mail-set-order.ts';
import { payLinkSample } from './mail-set-pay-link.ts';
import { quoteIn } from './mail-set-quote.ts';
import { showroomIn } from './mail-set-showroom.ts';
import { wordsIn } from './mail-set-language.ts';
import { renderedMail } from './platform/mail/mailer.ts';
import type { RenderedMail, MailMessage } from './platform/mail/mailer.ts';
import type { Settings } from './platform/settings.ts';
import type { VisitEvent } from './people/reservation/mail-texts.ts';
import { linksOf, showroomMail, visitorMail } from './people/reservation/visit-mail.ts';
import { reviewMail } from './merchandise/reviews/review-mail.ts';
import { HOLD_EVENTS, holdMail, linkOf } from './merchandise/slabs/hold-mail.ts';
import { YARD_EVENTS, yardMail } from './merchandise/slabs/yard-mail.ts';
import { certificateDeskMail, certificateMail } from './sale/trade/certificate-mail.ts';
import { deskMail, TRADE_EVENTS, tradeMail } from './sale/trade/trade-mail.ts';
import type { Language, StoreView } from './platform/store-view-types.ts';

/** `message` as it is queued, `mail` as it is sent. */
export type MailSample = { name: string; language: Language; message: MailMessage; mail: RenderedMail };

const COUPON = {
  code: 'TKQ7-WM3P-H9XD',
  lastDay: new Date('2026-09-13T16:30:00Z'),
};

const EVENTS: readonly VisitEvent[] = ['booked', 'moved', 'cancelled', 'reminder'];

const inView = (
  view: StoreView,
  settings: Settings,
  products: SampleProducts,
): Readonly<Record<string, MailMessage>> => {
  const { language } = view;
  const words = wordsIn(language);
  const showroom = showroomIn(language);
  const visit = {
    id: 2041,
    status: 'BOOKED' as const,
    language,
    sequence: 0,
    changedAt: NOW,
    showroomCode: 'sample',
    startsAt: new Date('2026-06-18T18:00:00Z'),
    topic: 'slab' as const,
    people: 2,
    fullname: 'Ann Roy',
    email: EMAIL,
    telephone: '514-555-0101',
    notes: null,
  };
  const links = linksOf(settings, view, 'sample');
  const feedback = {
    type: 'product' as const,
    answers: {
      feedback_on: null,
      feedback_text: words.feedback,
      main_reason_visit: null,
      objective_achieved: 'yes',
      overall_experience_rate: '4',
      product_is_specific: 'yes',
      product_name: products[0]?.name ?? null,
      showroom_city: null,
    },
    fullname: 'Ann Roy',
    email: EMAIL,
    phone: '5145550101',
  };
  const message = {
    id: 23,
    topic: 'advice' as const,
    orderNumber: null,
    sku: products[0]?.sku ?? null,
    product: products[0]?.name ?? null,
    name: 'Ann Roy',
    email: EMAIL,
    telephone: '514-555-0101',
    comment: words.message,
  };
  const hold = {
    id: 318,
    productId: 1,
    sku: 'STA-SLB-2606-15',
    status: 'HELD' as const,
    storeViewId: view.id,
    language,
    customerId: null,
    fullname: 'Ann Roy',
    email: EMAIL,
    telephone: null,
    requestId: 'sample',
    heldAt: NOW,
    expiresAt: new Date(NOW.getTime() + 48 * 3600 * 1000),
  };
  const holdParts = {
    name: products[0]?.name ?? hold.sku,
    yard: showroom,
    link: linkOf(settings, view, 'sample'),
    view,
    settings,
  };
  const application = {
    id: 42,
    job: 'slab-yard-hand-montreal',
    jobTitle: words.jobTitle,
    name: 'Ann Roy',
    email: EMAIL,
    telephone: '514-555-0101',
    city: 'Laval',
    experience: words.experience,
    made: null,
    needs: null,
    files: [
      { kind: 'cv' as const, name: 'Ann Roy.pdf', type: 'pdf' as const, bytes: 20 * 1024 ** 2, storedAs: 'sample' },
    ],
  };
  const review = {
    id: 12,
    nickname: 'Ann R.',
    summary: words.reviewTitle,
    text: words.review,
    stars: 4 as const,
    isVerified: true,
  };
  const atelier = { id: 1, number: 'C482915306', name: 'Atelier Roy inc.', groupId: 2, storeViewId: view.id };
  const trade = {
    id: 7,
    company: 'Atelier Roy inc.',
    licence: 'RBQ 5712-3344-01',
    telephone: '514-555-0101',
    name: 'Ann Roy',
    email: EMAIL,
  };
  const quote = quoteIn(view, products);
  const asker = { firstname: 'Ann', lastname: 'Roy', email: EMAIL };
  const certificate = {
    id: 3,
    number: 'PST-1012-3344',
    countryId: 'CA',
    regionCode: 'BC',
    validUntil: '2027-03-31',
    email: EMAIL,
  };
  const reviewed = { sku: products[0]?.sku ?? '', name: products[0]?.name ?? '', photos: 2 };
  const subscriber = { id: 1, email: EMAIL, status: 'SUBSCRIBED' as const, token: 'sample', language };
  return {
    order: confirmationMail(orderOf(products, language, false), view, settings, { canTrack: true }),
    'order-for-pickup': confirmationMail(orderOf(products, language, true), view, settings, {
      showroom: showroomIn(language),
      canTrack: true,
    }),
    ...lifeMails(view, settings, products),
    'payment-link': payLinkSample(view, settings, products),
    'webhook-given-up': webhookNotice(
      {
        name: 'erp',
        url: 'https://erp.example/orders',
        event: 'order.placed',
        messageId: 'msg_sample',
        error: 'answered 503',
      },
      language,
      settings,
    ),
    'password-reset': resetMail(EMAIL, 'sample', view, settings),
    'wrong-passwords': warningMail(EMAIL, 'sample', view, settings),
    'password-changed': noticeMail('password', EMAIL, view, settings),
    'email-to-confirm': proofMail('confirm', { email: EMAIL, token: 'sample' }, view, settings),
    'new-email-to-confirm': proofMail('change', { email: EMAIL, token: 'sample' }, view, settings),
    'new-email-asked': noticeMail('asked', EMAIL, view, settings),
    'email-changed': noticeMail('email', EMAIL, view, settings),
    'passkey-added': noticeMail('passkey_added', EMAIL, view, settings),
    'passkey-removed': noticeMail('passkey_removed', EMAIL, view, settings),
    'account-deleted': noticeMail('deleted', EMAIL, view, settings),
    ...Object.fromEntries(
      ALERT_MAILS.map((kind) => [
        `stock-${kind}`,
        alertMail(kind, {
          email: EMAIL,
          token: 'sample',
          product: { name: products[0]?.name ?? words.feedback, urlKey: 'sample' },
          view,
          settings,
        }),
      ]),
    ),
    newsletter: welcomeMail(subscriber, view, settings),
    'newsletter-with-code': welcomeMail(subscriber, view, settings, {
      ...COUPON,
      labels: { [language]: sampleOffer(language) },
    }),
    ...Object.fromEntries(
      EVENTS.map((event) => [`visit-${event}`, visitorMail(event, visit, showroom, settings, links)]),
    ),
    'visit-for-the-showroom': showroomMail('booked', visit, showroom, settings, language),
    ...Object.fromEntries(HOLD_EVENTS.map((event) => [`hold-${event}`, holdMail(event, hold, holdParts)])),
    ...Object.fromEntries(
      YARD_EVENTS.map((event) => [
        `hold-${event}-for-the-yard`,
        yardMail(event, hold, {
          name: holdParts.name,
          rack: 'J-3',
          yard: showroom,
          view,
          settings,
        }),
      ]),
    ),
    'company-invitation': invitationMail(
      {
        company: atelier,
        invitation: { number: '', companyId: 1, email: EMAIL, role: 'buyer', orderLimit: null, expiresAt: NOW },
        name: 'Ann Roy',
        token: 'T'.repeat(43),
      },
      view,
      settings,
    ),
    ...Object.fromEntries(
      (['changed', 'removed'] as const).map((what) => [
        `company-${what}`,
        roleMail(what, { company: atelier, email: EMAIL, role: 'viewer' }, view, settings),
      ]),
    ),
    ...Object.fromEntries(
      APPROVAL_EVENTS.map((event) => [
        `approval-${event.toLowerCase()}`,
        approvalMail(
          event,
          {
            to: EMAIL,
            about: {
              number: 'A482915306',
              amount: 418_500,
              currency: 'CAD',
              lines: products.slice(0, 2).map(({ sku, name }) => ({ sku, name, quantity: 48, rowTotal: 186_000 })),
              requestedBy: 'Luc Gagnon',
              company: atelier.name,
              by: 'Ann Roy',
              comment: event === 'REJECTED' ? words.orderRefused : event === 'ORDER_FAILED' ? words.quoteRefused : null,
            },
          },
          view,
          settings,
        ),
      ]),
    ),
    'feedback-for-the-shop': supportMail(feedback, 117, view, settings),
    'message-for-the-shop': contactMail(message, view, settings),
    'message-acknowledged': acknowledgement(message, view, settings),
    'message-reply': replyMail({ ...message, reply: message.comment }, view, settings),
    'review-for-the-shop': reviewMail(review, reviewed, view, settings),
    ...Object.fromEntries(
      TRADE_EVENTS.map((event) => [
        `trade-${event}`,
        tradeMail(event, { ...trade, reason: event === 'declined' ? words.tradeRefused : null }, view, settings),
      ]),
    ),
    ...Object.fromEntries(
      TRADE_EVENTS.map((event) => [
        `certificate-${event}`,
        certificateMail(
          event,
          { ...certificate, reason: event === 'declined' ? words.certificateRefused : null },
          view,
          settings,
        ),
      ]),
    ),
    'certificate-for-the-shop': certificateDeskMail(certificate, EMAIL, view, settings),
    ...Object.fromEntries(
      QUOTE_MAIL_EVENTS.map((event) => [
        `quote-${event}`,
        quoteMail(
          event,
          { quote, contact: asker, reason: event === 'declined' || event === 'withdrawn' ? words.quoteRefused : null },
          view,
          settings,
        ),
      ]),
    ),
    'quote-for-the-shop': quoteDeskMail({ quote, contact: asker, desk: EMAIL }, view, settings),
    'trade-for-the-shop': deskMail(trade, EMAIL, view, settings),
    'application-for-the-shop': applicationMail(application, EMAIL, view, settings),
    'application-acknowledged': applicationAcknowledgement(application, EMAIL, view, settings),
  };
};

/** Every mail that the back end sends, about made-up people, once in each language: for the style guide and for tests. */
export const mailSet = (
  settings: Settings,
  views: readonly StoreView[],
  products: Readonly<Record<Language, SampleProducts>>,
): readonly MailSample[] =>
  [...Map.groupBy(views, (view) => view.language)].flatMap(([language, [view]]) =>
    view
      ? Object.entries(inView(view, settings, products[language] ?? [])).map(([name, message]) => ({
          name,
          language,
          message,
          mail: renderedMail(message, settings.theme),
        }))
      : [],
  );
