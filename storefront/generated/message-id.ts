// Written by `npm run messages`; do not edit.
import type m0 from '../features/account/activity/messages.json';
import type m1 from '../features/account/area/messages.json';
import type m2 from '../features/account/company/messages.json';
import type m3 from '../features/account/files/messages.json';
import type m4 from '../features/account/messages.json';
import type m5 from '../features/account/passkeys/messages.json';
import type m6 from '../features/account/privacy/messages.json';
import type m7 from '../features/account/quotes/messages.json';
import type m8 from '../features/account/saved-cards/messages.json';
import type m9 from '../features/account/state/messages.json';
import type m10 from '../features/account/trade/messages.json';
import type m11 from '../features/advice/messages.json';
import type m12 from '../features/after-sales/messages.json';
import type m13 from '../features/careers/messages.json';
import type m14 from '../features/cart/messages.json';
import type m15 from '../features/catalog/messages.json';
import type m16 from '../features/checkout/company/messages.json';
import type m17 from '../features/checkout/files/messages.json';
import type m18 from '../features/checkout/gateways/authorizenet/messages.json';
import type m19 from '../features/checkout/gateways/braintree/confirmation/messages.json';
import type m20 from '../features/checkout/gateways/braintree/messages.json';
import type m21 from '../features/checkout/gateways/test/messages.json';
import type m22 from '../features/checkout/messages.json';
import type m23 from '../features/checkout/steps/messages.json';
import type m24 from '../features/cms-block/messages.json';
import type m25 from '../features/compare/messages.json';
import type m26 from '../features/contact/messages.json';
import type m27 from '../features/currency/messages.json';
import type m28 from '../features/delivery/messages.json';
import type m29 from '../features/estimate/messages.json';
import type m30 from '../features/faq/messages.json';
import type m31 from '../features/feedback/messages.json';
import type m32 from '../features/feedback/tab/messages.json';
import type m33 from '../features/footer/messages.json';
import type m34 from '../features/header/autocomplete/messages.json';
import type m35 from '../features/header/messages.json';
import type m36 from '../features/map/messages.json';
import type m37 from '../features/mega-menu/messages.json';
import type m38 from '../features/mini-cart/messages.json';
import type m39 from '../features/newsletter/messages.json';
import type m40 from '../features/onward-links/messages.json';
import type m41 from '../features/page-builder/messages.json';
import type m42 from '../features/privacy/messages.json';
import type m43 from '../features/product/buy/messages.json';
import type m44 from '../features/product/compare/messages.json';
import type m45 from '../features/product/composed/messages.json';
import type m46 from '../features/product/job/messages.json';
import type m47 from '../features/product/messages.json';
import type m48 from '../features/quotes/messages.json';
import type m49 from '../features/reservation/messages.json';
import type m50 from '../features/reviews/messages.json';
import type m51 from '../features/samples/messages.json';
import type m52 from '../features/search/messages.json';
import type m53 from '../features/showroom/messages.json';
import type m54 from '../features/site-access/messages.json';
import type m55 from '../features/slabs/messages.json';
import type m56 from '../features/store-view/messages.json';
import type m57 from '../features/style-guide/messages.json';
import type m58 from '../features/track-order/messages.json';
import type m59 from '../features/wishlist/messages.json';
import type m60 from '../features/wishlist/projects/messages.json';
import type m61 from '../platform/address/help/messages.json';
import type m62 from '../platform/address/messages.json';
import type m63 from '../platform/attributes/messages.json';
import type m64 from '../platform/captcha/messages.json';
import type m65 from '../platform/connectivity/messages.json';
import type m66 from '../platform/content/messages.json';
import type m67 from '../platform/forms/messages.json';
import type m68 from '../platform/messages.json';
import type m69 from '../platform/money/messages.json';
import type m70 from '../platform/product-data/messages.json';
import type m71 from '../platform/quantity-field/messages.json';
import type m72 from '../platform/saved-cards/messages.json';
import type m73 from '../platform/selling-unit/messages.json';
import type m74 from '../platform/session/messages.json';
import type m75 from '../platform/toasts/messages.json';
import type m76 from '../routes/errors/messages.json';
import type m77 from '../shell/messages.json';

export type MessageId =
  | keyof typeof m0
  | keyof typeof m1
  | keyof typeof m2
  | keyof typeof m3
  | keyof typeof m4
  | keyof typeof m5
  | keyof typeof m6
  | keyof typeof m7
  | keyof typeof m8
  | keyof typeof m9
  | keyof typeof m10
  | keyof typeof m11
  | keyof typeof m12
  | keyof typeof m13
  | keyof typeof m14
  | keyof typeof m15
  | keyof typeof m16
  | keyof typeof m17
  | keyof typeof m18
  | keyof typeof m19
  | keyof typeof m20
  | keyof typeof m21
  | keyof typeof m22
  | keyof typeof m23
  | keyof typeof m24
  | keyof typeof m25
  | keyof typeof m26
  | keyof typeof m27
  | keyof typeof m28
  | keyof typeof m29
  | keyof typeof m30
  | keyof typeof m31
  | keyof typeof m32
  | keyof typeof m33
  | keyof typeof m34
  | keyof typeof m35
  | keyof typeof m36
  | keyof typeof m37
  | keyof typeof m38
  | keyof typeof m39
  | keyof typeof m40
  | keyof typeof m41
  | keyof typeof m42
  | keyof typeof m43
  | keyof typeof m44
  | keyof typeof m45
  | keyof typeof m46
  | keyof typeof m47
  | keyof typeof m48
  | keyof typeof m49
  | keyof typeof m50
  | keyof typeof m51
  | keyof typeof m52
  | keyof typeof m53
  | keyof typeof m54
  | keyof typeof m55
  | keyof typeof m56
  | keyof typeof m57
  | keyof typeof m58
  | keyof typeof m59
  | keyof typeof m60
  | keyof typeof m61
  | keyof typeof m62
  | keyof typeof m63
  | keyof typeof m64
  | keyof typeof m65
  | keyof typeof m66
  | keyof typeof m67
  | keyof typeof m68
  | keyof typeof m69
  | keyof typeof m70
  | keyof typeof m71
  | keyof typeof m72
  | keyof typeof m73
  | keyof typeof m74
  | keyof typeof m75
  | keyof typeof m76
  | keyof typeof m77;
