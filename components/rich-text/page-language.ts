/**
 * Returns the language of the edited page as a primary subtag. The language of the tools may
 * differ.
 */
export const getPageLanguage = (): string => toLanguage(document.documentElement.lang)

/** Returns the language of a tag, without script and region. */
export const toLanguage = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? ''
