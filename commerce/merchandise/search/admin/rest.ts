import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { addSynonym, missesForStaff, removeSynonym } from '../misses.ts';

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/searchMisses', 'content:read', async (context) => {
    const { misses, synonyms } = await missesForStaff(context);
    return {
      misses: misses.map(({ language, text, count, lastAt }) => ({
        language,
        text,
        count,
        last_at: timestamp(lastAt),
      })),
      synonyms: synonyms.map(({ position, ...synonym }) => ({ id: position, ...synonym })),
    };
  }),
  adminRoute('POST', '/V1/searchSynonyms', 'content:write', async (context, { body }, { name }) => {
    const fields = restFields(body);
    await addSynonym(
      context,
      { language: fields.text('language'), text: fields.text('text'), finds: fields.text('finds') },
      name,
    );
    return true;
  }),
  adminRoute('DELETE', '/V1/searchSynonyms/:language/:id', 'content:write', async (context, { params }, { name }) => {
    await removeSynonym(context, params['language'] ?? '', rowId(params), name);
    return true;
  }),
];
