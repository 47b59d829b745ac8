import { PartsPage } from '../records/page.tsx';
import { EndOfDay, Payments, Taxes } from './money-parts.tsx';
import { Products, Samples } from './product-parts.tsx';
import { Sales } from './sales.tsx';
import { Searches } from './searches.tsx';

/** Figures of the shop, each with its table and CSV. */
export const FiguresPage = () => (
  <PartsPage
    path="/figures"
    title="counter.figures.title"
    parts={[
      { name: 'sales', label: 'counter.figures.sales', scope: 'figures:read', content: () => <Sales /> },
      { name: 'day', label: 'counter.figures.day', scope: 'figures:read', content: () => <EndOfDay /> },
      { name: 'taxes', label: 'counter.figures.taxes', scope: 'figures:read', content: () => <Taxes /> },
      { name: 'payments', label: 'counter.figures.payments', scope: 'figures:read', content: () => <Payments /> },
      { name: 'products', label: 'counter.figures.products', scope: 'figures:read', content: () => <Products /> },
      { name: 'searches', label: 'counter.figures.searches', scope: 'content:read', content: () => <Searches /> },
      { name: 'samples', label: 'counter.figures.samples', scope: 'figures:read', content: () => <Samples /> },
    ]}
  />
);
