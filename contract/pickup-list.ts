/**
 * Sent with any value by a client whose list of ways to ship has a place for showrooms. Without it showrooms are in
 * `available_shipping_methods` only where nothing can be delivered, or the address names one (`pickup_location_code`):
 * some clients of Magento choose the cheapest way for a customer by themselves, and picking up costs nothing. A stock
 * Magento ignores it.
 */
export const PICKUP_LIST_HEADER = 'x-pickup-list';
