import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build takes a stack for each of the first ten thousand elements of a second, to name in a warning
 * what made it. It counts them here: with the count past its end it takes none, and a seventh of the time is saved.
 */
const internals = (React as { [INTERNALS]?: object })[INTERNALS];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
