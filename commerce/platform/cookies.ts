/** The cookies that the back end gives and reads; a client needs none of them. */
export const OWN_COOKIES = ['device', 'receipt'] as const;

export type OwnCookie = (typeof OWN_COOKIES)[number];

/** What a client sent of them. */
export type Cookies = Readonly<Partial<Record<OwnCookie, string>>>;

/** Letters and digits only. The transport adds the attributes: no script reads it, no other site sends it. */
export type SetCookie = { name: OwnCookie; value: string; seconds: number };
