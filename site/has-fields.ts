type Kinds = { string: string; number: number; boolean: boolean }

/** True for an object whose named fields have these types. zod would be most of an island's download. */
export const hasFields = <const Fields extends Record<string, keyof Kinds>>(
  value: unknown,
  fields: Fields,
): value is { [Name in keyof Fields]: Kinds[Fields[Name]] } =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, kind]) => typeof Reflect.get(value, name) === kind)
