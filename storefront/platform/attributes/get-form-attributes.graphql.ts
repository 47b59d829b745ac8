// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Form elements. */
export type AttributeFrontendInputEnum =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A date. */
  | 'DATE'
  /** A date with time. */
  | 'DATETIME'
  /** A file. */
  | 'FILE'
  /** Several pictures. */
  | 'GALLERY'
  /** Not shown. */
  | 'HIDDEN'
  /** A picture. */
  | 'IMAGE'
  /** A picture of a gallery. */
  | 'MEDIA_IMAGE'
  /** Several lines. */
  | 'MULTILINE'
  /** Several of a list. */
  | 'MULTISELECT'
  /** A price. */
  | 'PRICE'
  /** One of a list. */
  | 'SELECT'
  /** A line of text. */
  | 'TEXT'
  /** Text. */
  | 'TEXTAREA'
  /** A weight. */
  | 'WEIGHT'
  /** None of these. */
  | 'UNDEFINED';

/** Kinds of rules for entered values. */
export type ValidationRuleEnum =
  /** Latest date. */
  | 'DATE_RANGE_MAX'
  /** Earliest date. */
  | 'DATE_RANGE_MIN'
  /** Kinds of files. */
  | 'FILE_EXTENSIONS'
  /** Kind of text. */
  | 'INPUT_VALIDATION'
  /** Most characters. */
  | 'MAX_TEXT_LENGTH'
  /** Fewest characters. */
  | 'MIN_TEXT_LENGTH'
  /** Largest file. */
  | 'MAX_FILE_SIZE'
  /** Highest picture. */
  | 'MAX_IMAGE_HEIGHT'
  /** Widest picture. */
  | 'MAX_IMAGE_WIDTH';

export type GetFormAttributesQueryVariables = Exact<{
  form: string;
}>;


export type GetFormAttributesQuery = { attributesForm: { items: Array<
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null, is_required: boolean, default_value: string | null, options: Array<{ label: string, value: string } | null> }
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null, is_required: boolean, default_value: string | null, options: Array<{ label: string, value: string } | null> }
      | { sort_order: number | null, code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null, is_required: boolean, default_value: string | null, validate_rules: Array<{ name: ValidationRuleEnum | null, value: string | null } | null> | null, options: Array<{ label: string, value: string } | null> }
     | null> } };

export const GetFormAttributesDocument = "query getFormAttributes($form:String!){attributesForm(formCode:$form){items{code label frontend_input is_required default_value options{label value}...on CustomerAttributeMetadata{sort_order validate_rules{name value}}}}}" as TypedDocument<GetFormAttributesQuery, GetFormAttributesQueryVariables>;
