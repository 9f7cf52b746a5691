import type { ReactNode } from 'react'
import { isLanguageTag } from '@/lib/contract/common/language-tag'

/**
 * Text in another language, marked for screen readers (WCAG 3.1.2); unmarked if the tag is invalid.
 */
export function Passage({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  return isLanguageTag(lang) ? <span lang={lang}>{children}</span> : children
}
