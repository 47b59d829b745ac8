import { decodedPath } from '#contract/file-path.ts';
import { attributeConditions, CONDITION_FIELDS } from '#commerce/merchandise/catalog/condition-rules.ts';
import { conditionalLists } from '#commerce/merchandise/cms/service.ts';
import { includedBlocks, parametersOf, showroomVariables, splitDirectives } from '#commerce/merchandise/cms/rules.ts';
import { unshownParts } from '#commerce/merchandise/cms/unshown-rules.ts';
import { contentVariables } from '#commerce/merchandise/stores/rules.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { StandsAt, TargetSources } from './catalogue-targets.ts';
import type { Folder } from './folder.ts';
import { CONTENT_NAME, isBlock } from './read-content.ts';
import { ALL_VIEWS, keyFor } from './views.ts';

/** A text with directives and links, and the store views that read it. */
type Content = { file: string; field?: string; text: string; viewIds: readonly number[] };

type Finding = { isWrong?: boolean; message: string };

type Targets = {
  stands: StandsAt;
  viewCodes: ReadonlyMap<number, string>;
  mainViewId: number;
  hasBlock(identifier: string): boolean;
  hasSku(sku: string): boolean;
  categoryPaths: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  hasFile(file: string): boolean;
};

/** Only the names of variables count here. */
const UNSAID = { en: '' };

const targetsIn = (folder: Folder, sources: TargetSources, stands: StandsAt): Targets => {
  const { stores, attributes, categories, products, showrooms } = sources;
  return {
    stands,
    viewCodes: new Map(stores.views.map(({ id, code }) => [id, code])),
    mainViewId: stores.views.find(({ isDefault }) => isDefault)?.id ?? ALL_VIEWS,
    hasBlock: (identifier) => isBlock(folder, identifier),
    hasSku: (sku) => products.typeOf(sku) !== undefined,
    categoryPaths: new Set(categories.map(({ key }) => key)),
    attributes: new Set(attributes.keys()),
    variables: new Set([
      ...stores.views.flatMap(({ config, language }) => [
        ...contentVariables(
          { config, language, websiteName: '' },
          { mailAddress: UNSAID, supportEmail: UNSAID },
        ).keys(),
      ]),
      ...showroomVariables(showrooms).map(([name]) => name),
    ]),
    hasFile: (file) => folder.exists(`media/${file}`),
  };
};

const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const noAddress = (path: string, viewIds: readonly number[], { stands, viewCodes }: Targets): Finding[] => {
  const views = viewIds.filter((id) => !stands(id, path)).map((id) => viewCodes.get(id) ?? '');
  return views.length > 0 ? [{ message: `leads to /${path}, where nothing stands in ${views.join(', ')}` }] : [];
};

const noFile = (file: string, { hasFile }: Targets): Finding[] =>
  hasFile(file) || hasFile(decodedPath(file)) ? [] : [{ message: `there is no file media/${file}` }];

const noProducts = (skus: readonly string[], targets: Targets): Finding[] =>
  skus.filter((sku) => sku && !targets.hasSku(sku)).map((sku) => ({ message: `there is no product "${sku}"` }));

const KNOWN_FIELDS: ReadonlySet<string> = new Set(CONDITION_FIELDS);

const noConditions = (directive: string, targets: Targets): Finding[] =>
  conditionalLists(directive).flatMap(({ condition, unknown }): Finding[] => {
    if (!condition) return [{ message: 'the conditions of these products cannot be read, so none is shown' }];
    return [
      ...unknown.map((message) => ({ message })),
      ...attributeConditions(condition).flatMap(({ attribute, values }): Finding[] => {
        if (attribute === 'sku') return noProducts(values, targets);
        if (attribute === 'category_ids')
          return values
            .filter((value) => !/^\d+$/.test(value) && !targets.categoryPaths.has(value))
            .map((path) => ({ message: `there is no category "${path}"` }));
        return KNOWN_FIELDS.has(attribute) || targets.attributes.has(attribute)
          ? []
          : [{ message: `there is no attribute "${attribute}", so no product has a value of it` }];
      }),
    ];
  });

const wrongWidget = (directive: string, parameters: ReadonlyMap<string, string>, targets: Targets): Finding[] => {
  if (conditionalLists(directive).length > 0) return noConditions(directive, targets);
  if (parameters.get('condition_option') === 'sku')
    return noProducts(
      (parameters.get('condition_option_value') ?? '').split(',').map((sku) => sku.trim()),
      targets,
    );
  return [{ message: `nothing is shown of a widget of type ${parameters.get('type') ?? '(none)'}` }];
};

/** Unknown names in a directive. Variables must be in the folder; other names may exist in the shop. */
const wrongDirective = (
  { directive, name, text }: ReturnType<typeof splitDirectives>[number],
  { viewIds }: Content,
  targets: Targets,
): Finding[] => {
  const parameters = parametersOf(text);
  const [block] = includedBlocks(directive);
  if (block !== undefined) return targets.hasBlock(block) ? [] : [{ message: `there is no block "${block}"` }];
  const url = withoutQuery(parameters.get('url') ?? parameters.get('direct_url') ?? '').replace(/^\/+/, '');
  if (name === 'media') return noFile((parameters.get('url') ?? '').replace(/^\/+/, ''), targets);
  if (name === 'store') return noAddress(url, viewIds, targets);
  if (name === 'widget') return wrongWidget(directive, parameters, targets);
  if (name === 'trans') return [];
  if (name === 'config' || name === 'customVar') {
    const variable = parameters.get(name === 'config' ? 'path' : 'code') ?? '';
    return targets.variables.has(variable) ? [] : [{ isWrong: true, message: `there is no variable "${variable}"` }];
  }
  // Showrooms and figures are checked when the file is read.
  if (name === 'showrooms' || name === 'showroom_positions') return [];
  if (name === 'showroom_hours')
    return parameters.has('code') ? [] : [{ isWrong: true, message: 'must name a showroom: code=…' }];
  if (name === 'figure') return parameters.has('of') ? [] : [{ isWrong: true, message: 'must name a figure: of=…' }];
  return [{ message: 'is none of the directives that are known here, and shown as nothing' }];
};

/** Files such as the site map, and the set of mails, which the server has besides pages. */
const NO_PAGE = /\.(?!html$)\w+$|^style-guide\//;

/** Problem of a literal link such as `href="/fr/faq"`, which may begin with the code of a store view. */
const wrongLink = (href: string, targets: Targets): Finding[] => {
  const whole = withoutQuery(href).slice(1);
  const [first] = whole.split('/', 1);
  const view = [...targets.viewCodes].find(([, code]) => code === first);
  const path = view ? whole.slice(view[1].length + 1) : whole;
  if (path.startsWith('media/')) return noFile(path.slice('media/'.length), targets);
  if (NO_PAGE.test(path)) return [];
  return noAddress(path, [view?.[0] ?? targets.mainViewId], targets);
};

const LINKS = /<a\b[^<>]*?\shref="(\/(?!\/)[^"{}]*)"/g;
const SKUS = /\sdata-product-sku="([^"{}]+)"/g;
const OPENED = /\{\{(?=\w)(?![^{}]*\}\})/g;

/** Content types that descriptions show without their pictures, products and maps. */
const MORE_THAN_TEXT = /data-content-type="(html|products|map|video|banner|slide|slider|tabs)"/g;

const includesItself = (folder: Folder, block: string, within: string, seen = new Set<string>()): boolean => {
  if (seen.has(within) || !folder.exists(`blocks/${within}.en.html`)) return false;
  seen.add(within);
  return includedBlocks(folder.text(`blocks/${within}.en.html`)).some(
    (inner) => inner === block || includesItself(folder, block, inner, seen),
  );
};

const checkText = (folder: Folder, content: Content, targets: Targets): void => {
  const { file, field, text } = content;
  const reported = new Set<string>();
  const report = (part: string, offset: number, { isWrong = false, message }: Finding): void => {
    const whole = `${part.length > 80 ? `${part.slice(0, 77)}…` : part} ${message}`;
    if (reported.has(whole)) return;
    reported.add(whole);
    const line = field ? undefined : text.slice(0, offset).split('\n').length;
    folder.problems[isWrong ? 'add' : 'warn']({ file, line, field, message: whole });
  };
  for (const found of splitDirectives(text))
    for (const each of wrongDirective(found, content, targets))
      report(found.directive, text.indexOf(found.directive), each);
  for (const { 0: whole, 1: href = '', index } of text.matchAll(LINKS))
    for (const each of wrongLink(href, targets)) report(`"${href}"`, index + whole.length, each);
  for (const { 0: whole, 1: sku = '', index } of text.matchAll(SKUS))
    for (const each of noProducts([sku], targets)) report(whole.trim(), index, each);
  for (const { offset, part, reason } of unshownParts(text)) report(part, offset, { message: reason });
  if (field)
    for (const { 0: part, 1: type, index } of text.matchAll(MORE_THAN_TEXT))
      report(part, index, { message: `only the text of "${type}" is shown in a description` });
  const [, block] = /^blocks\/(.+)\.[\w-]+\.html$/.exec(file) ?? [];
  if (block && includesItself(folder, block, block))
    report('the block', 0, { message: 'includes itself, which is shown once' });
  for (const { index } of text.matchAll(OPENED))
    report(text.slice(index, index + 20), index, { isWrong: true, message: 'is not closed by }}' });
};

/** Pages, blocks and category texts, each with the store views that show it. */
const contentsOf = (folder: Folder, { stores, categories }: TargetSources): readonly Content[] => {
  const named = folder.list('{pages,blocks}/**/*.html').flatMap((file) => {
    const [, identifier = '', view] = CONTENT_NAME.exec(file) ?? [];
    return view ? [{ file, document: `${file.split('/')[0]}/${identifier}`, view }] : [];
  });
  const documents = [...Map.groupBy(named, ({ document }) => document).values()].flatMap((files) => {
    const given = Object.fromEntries(files.map(({ view }) => [view, true]));
    return files.map(({ file, view }) => ({
      file,
      text: folder.text(file),
      viewIds: stores.views.filter((one) => keyFor(given, one, stores.views) === view).map(({ id }) => id),
    }));
  });
  const texts = categories.flatMap(({ key, texts: own }) => {
    const described = new Set(own.filter(({ description }) => description).map(({ storeViewId }) => storeViewId));
    return own.flatMap(({ storeViewId, description }): Content[] => {
      const viewIds =
        storeViewId === ALL_VIEWS ? stores.views.map(({ id }) => id).filter((id) => !described.has(id)) : [storeViewId];
      return description ? [{ file: 'categories.yaml', field: `${key}, description`, text: description, viewIds }] : [];
    });
  });
  return [...documents, ...texts];
};

const productContents = ({ stores }: TargetSources, { sku, texts }: ProductInput): readonly Content[] =>
  texts.flatMap(({ storeViewId, description, shortDescription }): Content[] => {
    const viewIds = storeViewId === ALL_VIEWS ? stores.views.map(({ id }) => id) : [storeViewId];
    return Object.entries({ description, short_description: shortDescription }).flatMap(([field, text]) =>
      text ? [{ file: 'products', field: `${sku}, ${field}`, text, viewIds }] : [],
    );
  });

/** Reports unknown names in content: pictures, pages, products, categories, blocks and variables. */
export const checkContent = async (folder: Folder, sources: TargetSources, stands: StandsAt): Promise<void> => {
  const targets = targetsIn(folder, sources, stands);
  for (const content of contentsOf(folder, sources)) checkText(folder, content, targets);
  await sources.products.each((product) => {
    for (const content of productContents(sources, product)) checkText(folder, content, targets);
  });
};
