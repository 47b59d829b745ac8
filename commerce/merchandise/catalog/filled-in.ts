import type { Given, GivenOption } from './composition-types.ts';
import { decodeEntryUid, decodeLinkUid, decodePartUid, decodeValueUid } from './uids.ts';

/** Lists of the GraphQL schema may contain nulls; they are ignored. */
const present = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);

type Filled = {
  selected?: readonly (string | null)[] | null | undefined;
  entered?: readonly ({ uid: string; value: string } | null)[] | null | undefined;
  older?: readonly ({ id?: number | null; uid?: string | null; value_string: string } | null)[] | null | undefined;
};

/** Choices in any of Magento's input forms; uids of variant options are returned as `selectedOptions`. */
export const filledIn = ({ selected, entered, older }: Filled): Given & { selectedOptions?: readonly string[] } => {
  const uids = present(selected ?? []);
  const chosen = uids.flatMap((uid) => {
    const entry = decodeEntryUid(uid);
    return entry?.valueId ? [{ id: entry.id, value: String(entry.valueId) }] : [];
  });
  const parts = uids.flatMap((uid) => decodePartUid(uid) ?? []);
  // A selection with a user-defined quantity: its uid and the quantity.
  const counted = present(entered ?? []).flatMap(({ uid, value }) => {
    const part = decodePartUid(uid);
    return part ? [{ ...part, quantity: Number(value) }] : [];
  });
  const links = uids.flatMap((uid) => decodeLinkUid(uid) ?? []);
  const texts = present(entered ?? []).flatMap(({ uid, value }) => {
    const entry = decodeEntryUid(uid);
    return entry ? [{ id: entry.id, value }] : [];
  });
  const others = present(older ?? []).flatMap(({ id, uid, value_string: value }) => {
    const optionId = id ?? decodeEntryUid(uid ?? '')?.id;
    return optionId === undefined ? [] : [{ id: optionId, value }];
  });
  const all: GivenOption[] = [...chosen, ...texts, ...others];
  return {
    ...(selected ? { selectedOptions: uids.filter((uid) => decodeValueUid(uid) !== null) } : {}),
    ...(all.length > 0 ? { entered: all } : {}),
    ...(parts.length + counted.length > 0 ? { bundle: [...parts, ...counted] } : {}),
    ...(links.length > 0 ? { links } : {}),
  };
};
