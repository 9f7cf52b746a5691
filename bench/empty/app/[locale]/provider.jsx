'use client'

import { NextIntlClientProvider } from 'next-intl'

/** What every app with next-intl ships. */
export function Provider({ locale, children }) {
  return (
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Europe/Berlin">
      {children}
    </NextIntlClientProvider>
  )
}
