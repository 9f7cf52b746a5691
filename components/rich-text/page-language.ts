/**
 * Returns the language of the edited page as a primary subtag, such as `de`. The user interface of
 * the editor may have another language.
 */
export const getPageLanguage = (): string => toLanguage(document.documentElement.lang)

/** Returns the primary subtag of a language tag: `de` for `de-AT`. */
export const toLanguage = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? ''
