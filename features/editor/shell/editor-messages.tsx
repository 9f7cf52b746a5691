import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/locale'
import { messagesOf } from '@/lib/i18n/messages'

/** Provides an edited page with the messages of the editor and of blocks, and with the query client. */
export function EditorMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { account, blocks, consent, editor, forms, frame, pages, slider } = messagesOf(locale)
  const { loginAgain } = account
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ account: { loginAgain }, blocks, consent, editor, forms, frame, pages, slider }}
    >
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  )
}
