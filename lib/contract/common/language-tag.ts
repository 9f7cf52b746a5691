const pattern = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i

/** Whether a value names the language of a passage: by BCP 47 a language, with at most a script and a region. */
export function isLanguageTag(value: string | undefined): value is string {
  return value !== undefined && pattern.test(value)
}
