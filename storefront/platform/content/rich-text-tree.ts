/** Rich text as data. It contains only the elements and attributes below, so rendering it is safe. */
export type RichText = string | RichElement;
export type RichElement = {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children?: readonly RichText[];
};
