import type { ReactNode } from 'react'
import { isLanguageTag } from '@/lib/contract/common/language-tag'

/** Words in the language of a tag, for screen readers (WCAG 3.1.2); the bare words where it is no tag. */
export function Passage({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  return isLanguageTag(lang) ? <span lang={lang}>{children}</span> : children
}
