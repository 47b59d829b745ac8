/**
 * Request header of clients that list showrooms separately from delivery methods. Without it,
 * `available_shipping_methods` contains showrooms only if nothing can be delivered or the address names one
 * (`pickup_location_code`): some Magento clients select the cheapest method automatically, and pickup is free. Magento
 * ignores the header.
 */
export const PICKUP_LIST_HEADER = 'x-pickup-list';
