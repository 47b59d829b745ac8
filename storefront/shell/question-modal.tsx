import { useState } from 'react';
import { QuestionDialog } from '#storefront/features/contact/question-dialog.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { modalDetail } from '#storefront/platform/page/modal-handle.ts';

/** Opened by a product's page, with its SKU and name. */
export default function RequestModal({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [product] = useState(() => {
    const [sku = '', name = sku] = (modalDetail() ?? '').split('\n');
    return { sku, name };
  });
  return product.sku ? <QuestionDialog product={product} closeLabel={t('common.close')} onClose={onClose} /> : null;
}
