/**
 * Which back-end type stands behind a GraphQL type while it is resolved: `#module#Type`.
 * A type without a line here is resolved from an object of its own shape.
 */
export const mappers: Record<string, string> = {};
