'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '@/lib/contract/common/locale'

interface PageLanguage {
  locale: Locale
  messages: AbstractIntlMessages
}

const Language = createContext<PageLanguage | null>(null)

/** Provides the language and messages of the page to `InPageLanguage`. */
export function PageLanguageProvider({ children, locale, messages }: PageLanguage & { children: ReactNode }) {
  return <Language value={{ locale, messages }}>{children}</Language>
}

/** Renders its children in the language of the edited page instead of the editor's. */
export function InPageLanguage({ children }: { children: ReactNode }) {
  const page = useContext(Language)
  return page ? <NextIntlClientProvider {...page}>{children}</NextIntlClientProvider> : children
}
