import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement, ReactNode } from 'react'
import type { Locale } from '@/lib/contract/locale'
import { messagesOf } from '@/lib/i18n/messages'

/** Renders a part of the site with the messages of a language, as the server would. */
export function renderIn(locale: Locale, part: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Berlin">
      {children}
    </NextIntlClientProvider>
  )
  return render(part, { wrapper })
}
