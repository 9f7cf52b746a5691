import type { DehydratedState } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/common/locale'
import { messagesOf } from '@/lib/i18n/messages'

export interface FormMessagesProps {
  locale: Locale
  /** Queries that the server has prefetched. */
  state?: DehydratedState
  children: ReactNode
}

/** Provides the forms below it with the messages of forms, without those of the whole site, and with prefetched queries. */
export function FormMessages({ locale, state, children }: FormMessagesProps) {
  const { forms, account, frame } = messagesOf(locale)
  // What links to elsewhere say.
  const { opensInNewTab } = frame
  return (
    <NextIntlClientProvider locale={locale} messages={{ forms, account, frame: { opensInNewTab } }}>
      <QueryProvider {...(state && { state })}>{children}</QueryProvider>
    </NextIntlClientProvider>
  )
}
