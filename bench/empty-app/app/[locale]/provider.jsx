'use client'

import { NextIntlClientProvider } from 'next-intl'

/** The client code of every app with next-intl. */
export function Provider({ locale, children }) {
  return (
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Europe/Berlin">
      {children}
    </NextIntlClientProvider>
  )
}
