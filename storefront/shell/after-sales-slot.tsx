import { AfterSales } from '#storefront/features/after-sales/after-sales.tsx';

/** What comes after the sale of an order, fetched with its code when an order is shown. */
export default AfterSales;
