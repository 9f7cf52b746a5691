import type { DehydratedState } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/common/locale'
import { getMessages } from '@/lib/i18n/messages'

export interface FormProvidersProps {
  locale: Locale
  /** Queries loaded on the server, serialized for the browser. */
  dehydratedState?: DehydratedState
  children: ReactNode
}

/** Provides the translated texts that forms need, and queries loaded on the server. */
export function FormProviders({ locale, dehydratedState, children }: FormProvidersProps) {
  const { forms, account, conflict, frame } = getMessages(locale)
  // This text is required by links that open in a new tab.
  const { opensInNewTab } = frame
  return (
    <NextIntlClientProvider locale={locale} messages={{ forms, account, conflict, frame: { opensInNewTab } }}>
      <QueryProvider {...(dehydratedState && { dehydratedState })}>{children}</QueryProvider>
    </NextIntlClientProvider>
  )
}
