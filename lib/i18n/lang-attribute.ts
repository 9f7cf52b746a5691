import { type Locale, languageTags } from '../contract/common/locale'

/**
 * Returns the `lang` attribute for a text on a page; undefined if the text is in the language of
 * the page.
 */
export function toLangAttribute(language: Locale, pageLanguage: Locale): string | undefined {
  return language === pageLanguage ? undefined : languageTags[language]
}
