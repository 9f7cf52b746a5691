import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { getMessages } from '@/lib/i18n/messages'

/** Provides the messages of the form, without those of the whole site. */
export function SubscriptionMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { forms, subscriptions, frame } = getMessages(locale)
  // The hint of external links.
  const { opensInNewTab } = frame
  return (
    <NextIntlClientProvider locale={locale} messages={{ forms, subscriptions, frame: { opensInNewTab } }}>
      {children}
    </NextIntlClientProvider>
  )
}
