import { languageTags } from '../contract/common/locale'
import type { PageUrls } from '../contract/pages/page'

/**
 * Returns the addresses of a page by language, for `hreflang`. The default is German, if the page
 * exists in German (spec §1).
 */
export function toLanguageAlternates({ de, en }: PageUrls): Record<string, string> {
  const fallback = de ?? en
  return {
    ...(de === null ? {} : { [languageTags.de]: de }),
    ...(en === null ? {} : { [languageTags.en]: en }),
    ...(fallback === null ? {} : { 'x-default': fallback }),
  }
}
