import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement, ReactNode } from 'react'
import { ErrorTextsProvider } from '@/components/page-frame/error-texts-provider'
import { createQueryClient } from '@/lib/api/query-client'
import type { Locale } from '@/lib/contract/common/locale'
import { getMessages } from '@/lib/i18n/messages'

/** Wraps an element in the messages of a language and a query cache. */
export function wrapIn(locale: Locale, element: ReactNode, client = createQueryClient()) {
  const messages = getMessages(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <ErrorTextsProvider texts={{ ...messages.error, locale }}>
        <QueryClientProvider client={client}>{element}</QueryClientProvider>
      </ErrorTextsProvider>
    </NextIntlClientProvider>
  )
}

/** Creates the wrapper of a rendered element or hook, with messages and a query cache. */
export function createWrapper(locale: Locale, client = createQueryClient()) {
  return ({ children }: { children: ReactNode }) => wrapIn(locale, children, client)
}

/** Renders an element with the messages of a language and its own query cache. */
export function renderIn(locale: Locale, element: ReactElement, client = createQueryClient()) {
  return render(element, { wrapper: createWrapper(locale, client) })
}
