import {
  changeMenuIn,
  changeShowroomIn,
  fileChangesOf,
  menuToChange,
  showroomToChange,
} from '#commerce/merchandise/authoring/service.ts';
import type { MenuNodeInput } from '#commerce/merchandise/menu/types.ts';
import { showroomVisibility } from '#commerce/merchandise/showroom/service.ts';
import { readNodes } from './menu-rules.ts';
import { contentOf, readShowroom, type ShowroomContent } from './showroom-rules.ts';
import type { Editable, Published } from './types.ts';
import { visibilityFields } from './visibility-rules.ts';

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

export const showroom: Editable = {
  isByView: false,
  read: async (db, code) => {
    const stored = await showroomToChange(db, code);
    return {
      key: code,
      title: stored.names.en ?? Object.values(stored.names)[0] ?? code,
      content: [{ storeViewId: 0, content: contentOf(stored) }],
      more: visibilityFields(await showroomVisibility(db, code)),
    };
  },
  parse: (fields, published) => readShowroom(fields, showroomContent(published)),
  publish: (context, db, { id, content, by }) => changeShowroomIn(context, db, id, content, by),
  fileChanges: (db, key) => fileChangesOf(db, 'showroom', key),
  path: () => 'locations',
};
