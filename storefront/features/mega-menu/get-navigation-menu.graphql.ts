// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SnowdogMenusQueryVariables = Exact<{
  identifiers?: Array<string | null | undefined> | string | null | undefined;
}>;


export type SnowdogMenusQuery = { snowdogMenus: { items: Array<{ menu_id: number, identifier: string, title: string, css_class: string | null, creation_time: string, update_time: string, nodes: { items: Array<
          | { content: string | null, image: string | null, image_alt_text: string | null, node_id: number, menu_id: number, type: string, classes: string | null, parent_id: number | null, position: number, level: number, title: string | null, url_key: string | null, additional_data: Array<string> | null, creation_time: string, update_time: string, node_template: string | null, submenu_template: string | null }
          | { content: string | null, node_id: number, menu_id: number, type: string, classes: string | null, parent_id: number | null, position: number, level: number, title: string | null, url_key: string | null, additional_data: Array<string> | null, creation_time: string, update_time: string, node_template: string | null, submenu_template: string | null }
          | { content: string | null, image: string | null, image_alt_text: string | null, target: boolean, node_id: number, menu_id: number, type: string, classes: string | null, parent_id: number | null, position: number, level: number, title: string | null, url_key: string | null, additional_data: Array<string> | null, creation_time: string, update_time: string, node_template: string | null, submenu_template: string | null }
          | { node_id: number, menu_id: number, type: string, classes: string | null, parent_id: number | null, position: number, level: number, title: string | null, url_key: string | null, additional_data: Array<string> | null, creation_time: string, update_time: string, node_template: string | null, submenu_template: string | null }
        > | null } | null } | null> } | null };

export const SnowdogMenusDocument = "query snowdogMenus($identifiers:[String]){snowdogMenus(identifiers:$identifiers){items{menu_id identifier title css_class creation_time update_time nodes{items{node_id menu_id type classes parent_id position level title url_key additional_data creation_time update_time node_template submenu_template ...on SnowdogMenuNodeContentFieldInterface{content}...on SnowdogMenuNodeImageFieldInterface{image image_alt_text}...on SnowdogMenuCustomUrlNodeInterface{target}}}}}}" as TypedDocument<SnowdogMenusQuery, SnowdogMenusQueryVariables>;
