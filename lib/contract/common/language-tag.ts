const pattern = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i

/** Returns true for a BCP 47 language tag with an optional script and region. */
export function isLanguageTag(value: string | undefined): value is string {
  return value !== undefined && pattern.test(value)
}
