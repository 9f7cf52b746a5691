/** The language of the page that is edited, as the first part of a tag; the tools may speak another one. */
export const pageLanguage = (): string => languageOf(document.documentElement.lang)

/** The language that a tag names, without script and region. */
export const languageOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? ''
