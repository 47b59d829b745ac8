import { ORDER_MAILS } from '#contract/order-mails.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { listSentMails, resendMail } from './resend.ts';
import { handOf } from './rest-change.ts';

/** Emails of an order. Like on Magento, a `POST` without a body sends the confirmation again. */
export const mailRoutes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/orders/:id/emails', 'orders:read', (context, { params }) =>
    listSentMails(context, params.id ?? ''),
  ),
  adminRoute('POST', '/V1/orders/:id/emails', 'orders:write', async (context, { params, body }, caller) => {
    const fields = restFields(body ?? {});
    const name = fields.text('kind') ?? 'confirmation';
    const kind = ORDER_MAILS.find((one) => one === name);
    if (!kind) throw new InputError('There is no email "%1".', { parameters: [name.slice(0, 20)] });
    await resendMail(context, params.id ?? '', { kind, document: fields.text('document') ?? '' }, handOf(caller));
    return true;
  }),
];
