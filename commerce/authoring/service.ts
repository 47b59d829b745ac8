export { addressesOf } from './addresses.ts';
export { withOwnChanges } from './keep.ts';
export { forgetAllOwn as forgetOwnChanges } from './store.ts';
