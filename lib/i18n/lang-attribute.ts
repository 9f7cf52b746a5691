import { type Locale, languageTags } from '../contract/common/locale'

/** Returns the `lang` attribute of a text on a page; undefined if both have the same language. */
export function toLangAttribute(language: Locale, page: Locale): string | undefined {
  return language === page ? undefined : languageTags[language]
}
