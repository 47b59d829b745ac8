import { newEmail } from './actors.ts';
import type { OperationClass } from './step.ts';

/** Public operations. */
export const SHOP_CLASSES: readonly OperationClass[] = [
  {
    name: 'store views and settings',
    steps: [
      { operation: 'storeConfig', query: '{ storeConfig { store_code } }' },
      {
        operation: 'availableStores',
        query: 'query ($here: Boolean) { availableStores(useCurrentGroup: $here) { store_code } }',
        variables: () => ({ here: true }),
      },
      { operation: 'currency', query: '{ currency { base_currency_code } }' },
      { operation: 'countries', query: '{ countries { id } }' },
      {
        operation: 'country',
        query: 'query ($id: String) { country(id: $id) { id } }',
        variables: ({ country }) => ({ id: country }),
      },
      { operation: 'checkoutAgreements', query: '{ checkoutAgreements { agreement_id } }', mayBeEmpty: true },
      {
        operation: 'pickupLocations',
        query: 'query ($size: Int) { pickupLocations(pageSize: $size) { items { name } } }',
        variables: () => ({ size: 5 }),
        mayBeEmpty: true,
      },
      {
        operation: 'recaptchaFormConfig',
        query: '{ recaptchaFormConfig(formType: CONTACT) { is_enabled } }',
        mayBeEmpty: true,
      },
      { operation: 'recaptchaV3Config', query: '{ recaptchaV3Config { website_key } }', mayBeEmpty: true },
    ],
  },
  {
    name: 'addresses of pages, content',
    steps: [
      {
        operation: 'urlResolver',
        query: 'query ($url: String!) { urlResolver(url: $url) { type } }',
        variables: ({ url }) => ({ url }),
      },
      {
        operation: 'route',
        query: 'query ($url: String!) { route(url: $url) { type } }',
        variables: ({ url }) => ({ url }),
      },
      {
        operation: 'cmsPage',
        query: 'query ($id: String) { cmsPage(identifier: $id) { title } }',
        variables: ({ home }) => ({ id: home }),
      },
      {
        operation: 'cmsBlocks',
        query: 'query ($id: String) { cmsBlocks(identifiers: [$id]) { items { identifier } } }',
        variables: () => ({ id: 'header-top-message' }),
        isOfOurSample: true,
      },
    ],
  },
  {
    name: 'attributes',
    steps: [
      {
        operation: 'customAttributeMetadata',
        query:
          'query ($code: String) { customAttributeMetadata(attributes: [{ attribute_code: $code, entity_type: "catalog_product" }]) { items { attribute_code } } }',
        variables: () => ({ code: 'name' }),
      },
      {
        operation: 'customAttributeMetadataV2',
        query:
          'query ($code: String!) { customAttributeMetadataV2(attributes: [{ attribute_code: $code, entity_type: "customer" }]) { items { code } errors { type } } }',
        variables: () => ({ code: 'firstname' }),
      },
      {
        operation: 'attributesForm',
        query: 'query ($form: String!) { attributesForm(formCode: $form) { items { code } errors { type } } }',
        variables: () => ({ form: 'customer_account_create' }),
      },
      {
        operation: 'attributesList',
        query: '{ attributesList(entityType: CATALOG_PRODUCT) { items { code } errors { type } } }',
      },
    ],
  },
  {
    name: 'catalogue',
    steps: [
      {
        operation: 'products',
        query: 'query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { uid } } }',
        variables: ({ sku }) => ({ sku }),
      },
      {
        operation: 'categories',
        query: 'query ($uid: String) { categories(filters: { category_uid: { eq: $uid } }) { items { uid } } }',
        variables: ({ category }) => ({ uid: category }),
      },
      {
        operation: 'categoryList',
        query: 'query ($uid: String) { categoryList(filters: { category_uid: { eq: $uid } }) { uid } }',
        variables: ({ category }) => ({ uid: category }),
      },
      {
        operation: 'category',
        query: 'query ($id: Int) { category(id: $id) { uid } }',
        variables: ({ categoryId }) => ({ id: Number(categoryId) }),
      },
    ],
  },
  {
    name: 'reviews, messages, newsletter',
    steps: [
      {
        operation: 'productReviewRatingsMetadata',
        query: '{ productReviewRatingsMetadata { items { id values { value_id } } } }',
        remember: ({ items }: { items: { id: string; values: { value_id: string }[] }[] }, memory) => {
          memory.ratings = JSON.stringify(items.map(({ id, values: [best] }) => ({ id, value_id: best?.value_id })));
        },
      },
      {
        operation: 'createProductReview',
        query:
          'mutation ($sku: String!, $text: String!, $ratings: [ProductReviewRatingInput]!) { createProductReview(input: { sku: $sku, nickname: $text, summary: $text, text: $text, ratings: $ratings }) { review { summary } } }',
        variables: ({ sku, ratings }) => ({ sku, ratings: JSON.parse(ratings!) as unknown, text: 'Even colour' }),
        isOfOurSample: true,
      },
      {
        operation: 'contactUs',
        query:
          'mutation ($email: String!, $name: String!, $comment: String!) { contactUs(input: { email: $email, name: $name, comment: $comment }) { status } }',
        variables: ({ email }) => ({ email, name: 'Ann Roy', comment: 'Is it frost-proof?' }),
        isOfOurSample: true,
      },
      {
        operation: 'subscribeEmailToNewsletter',
        query: 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }',
        variables: () => ({ email: newEmail() }),
        isOfOurSample: true,
      },
    ],
  },
];
