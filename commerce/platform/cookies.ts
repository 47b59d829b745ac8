/** Cookies that the back end sets and reads; clients work without them. */
export const OWN_COOKIES = ['device', 'receipt', 'counter'] as const;

export type OwnCookie = (typeof OWN_COOKIES)[number];

/** The client's values of these cookies. */
export type Cookies = Readonly<Partial<Record<OwnCookie, string>>>;

/** `value` has letters and digits only. The transport adds HttpOnly and SameSite. */
export type SetCookie = { name: OwnCookie; value: string; seconds: number };
