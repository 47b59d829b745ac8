import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { ContactForm, type QuestionProduct } from './contact-form.tsx';

type Props = { product: QuestionProduct; closeLabel: string; onClose: () => void };

const NOTHING = {};

/** A question about one product. Typed text stays after closing. */
export const QuestionDialog = ({ product, closeLabel, onClose }: Props) => {
  const t = useT();
  return (
    <Dialog isOpen onClose={onClose} title={t('contact.ask.title', { product: product.name })} closeLabel={closeLabel}>
      <ContactForm name={product.sku} product={product} given={NOTHING} />
    </Dialog>
  );
};
