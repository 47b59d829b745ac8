import {
  changeMenuIn,
  changeShowroomIn,
  fileChangesOf,
  menuToChange,
  showroomToChange,
} from '#commerce/merchandise/authoring/service.ts';
import type { MenuNodeInput } from '#commerce/merchandise/menu/types.ts';
import { readNodes } from './menu-rules.ts';
import { contentOf, readShowroom, type ShowroomContent } from './showroom-rules.ts';
import type { Editable, Published } from './types.ts';

export const menu: Editable = {
  isByView: false,
  read: async (db, id) => {
    const { identifier, title, nodes, storeViewIds } = await menuToChange(db, id);
    return {
      key: identifier,
      title,
      content: [{ storeViewId: 0, content: { nodes } }],
      more: { storeIds: storeViewIds },
    };
  },
  parse: (fields) => ({ nodes: readNodes(fields.list('nodes')) }),
  publish: async (context, db, { id, content, by }) =>
    changeMenuIn(context, db, await menuToChange(db, id), content['nodes'] as readonly MenuNodeInput[], by),
  fileChanges: (db, key) => fileChangesOf(db, 'menu', key),
  path: () => '',
};

const showroomContent = ({ content }: Published): ShowroomContent => content[0]?.content as ShowroomContent;

/** Returns the languages of the showroom's names and descriptions. */
const languagesOf = (now: ShowroomContent): readonly string[] => [
  ...new Set([...Object.keys(now.names), ...Object.keys(now.descriptions)]),
];

export const showroom: Editable = {
  isByView: false,
  read: async (db, code) => {
    const stored = await showroomToChange(db, code);
    return {
      key: code,
      title: stored.names.en ?? Object.values(stored.names)[0] ?? code,
      content: [{ storeViewId: 0, content: contentOf(stored) }],
      more: { timeZone: stored.timeZone },
    };
  },
  parse: (fields, published) => {
    const now = showroomContent(published);
    return readShowroom(fields, now, languagesOf(now));
  },
  publish: (context, db, { id, content, by }) => changeShowroomIn(context, db, id, content, by),
  fileChanges: (db, key) => fileChangesOf(db, 'showroom', key),
  path: () => 'locations',
};
