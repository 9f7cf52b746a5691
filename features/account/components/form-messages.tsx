import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/locale'
import { messagesOf } from '@/lib/i18n/messages'

/** Gives the forms below it their words in the browser: those of forms alone, not the site's. */
export function FormMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { forms, account } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ forms, account }}>
      {children}
    </NextIntlClientProvider>
  )
}
