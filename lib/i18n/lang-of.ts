import { type Locale, languageTags } from '../contract/common/locale'

/** The attribute `lang` of words in a language on a page: none where the page is in that language itself. */
export function langOf(language: Locale, page: Locale): string | undefined {
  return language === page ? undefined : languageTags[language]
}
