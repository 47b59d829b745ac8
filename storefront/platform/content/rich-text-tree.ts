/** Rich text as data: only the elements and attributes below exist in it, so rendering it is safe. */
export type RichText = string | RichElement;
export type RichElement = {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children?: readonly RichText[];
};
