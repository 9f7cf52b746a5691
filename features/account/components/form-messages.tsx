import type { DehydratedState } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/locale'
import { messagesOf } from '@/lib/i18n/messages'

export interface FormMessagesProps {
  locale: Locale
  /** What the server has read already. */
  state?: DehydratedState
  children: ReactNode
}

/** Gives the forms below it their words in the browser, those of forms alone, not the site's, and their queries. */
export function FormMessages({ locale, state, children }: FormMessagesProps) {
  const { forms, account } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ forms, account }}>
      <QueryProvider {...(state && { state })}>{children}</QueryProvider>
    </NextIntlClientProvider>
  )
}
