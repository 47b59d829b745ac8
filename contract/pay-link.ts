/** Days in which the customer can pay by the link that staff send. */
export const PAY_LINK_DAYS = 7;
