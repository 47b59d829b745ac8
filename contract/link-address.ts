/** Allowed beginnings of links; no scheme that can run code. Any other text is a path of the shop without its slash. */
export const LINK_START = /^(?:https?:|mailto:|tel:|[/#])/i;
