import type { DehydratedState } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/common/locale'
import { getMessages } from '@/lib/i18n/messages'

export interface FormMessagesProps {
  locale: Locale
  /** Queries prefetched on the server. */
  state?: DehydratedState
  children: ReactNode
}

/** Provides forms with their messages, a small part of the site's, and with prefetched queries. */
export function FormMessages({ locale, state, children }: FormMessagesProps) {
  const { forms, account, frame } = getMessages(locale)
  // Required by links that open a new tab.
  const { opensInNewTab } = frame
  return (
    <NextIntlClientProvider locale={locale} messages={{ forms, account, frame: { opensInNewTab } }}>
      <QueryProvider {...(state && { state })}>{children}</QueryProvider>
    </NextIntlClientProvider>
  )
}
