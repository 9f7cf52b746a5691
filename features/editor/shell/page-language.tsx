'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '@/lib/contract/common/locale'

interface PageLanguage {
  locale: Locale
  messages: AbstractIntlMessages
}

const Language = createContext<PageLanguage | null>(null)

/** Says in which language, and by which words, `InPageLanguage` shows its content. */
export function PageLanguageProvider({ children, locale, messages }: PageLanguage & { children: ReactNode }) {
  return <Language value={{ locale, messages }}>{children}</Language>
}

/** What belongs to the page that is edited, in its own language, whatever that of the editor is. */
export function InPageLanguage({ children }: { children: ReactNode }) {
  const page = useContext(Language)
  return page ? <NextIntlClientProvider {...page}>{children}</NextIntlClientProvider> : children
}
