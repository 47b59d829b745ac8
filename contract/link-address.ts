/** The beginnings a link may have: never a scheme that runs something. Anything else is a path of the shop, without its slash. */
export const LINK_START = /^(?:https?:|mailto:|tel:|[/#])/i;
