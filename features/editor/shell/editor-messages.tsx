import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/common/locale'
import { messagesOf } from '@/lib/i18n/messages'
import { PageLanguageProvider } from './page-language'

interface EditorMessagesProps {
  /** The language of the page. */
  locale: Locale
  /** The editor's own language; that of the page where it is not known. */
  language?: Locale
  children: ReactNode
}

/** The messages of blocks and other content. */
function pageMessages(locale: Locale) {
  const { articles, blocks, consent, contactWays, events, frame, organization, pages, slider } =
    messagesOf(locale)
  const heads = {
    articles: { head: articles.head },
    events: { head: events.head },
    organization: { head: organization.head },
  }
  return { ...heads, blocks, consent, contactWays, frame, pages, slider }
}

/**
 * Provides an edited page with the query client and with messages: those of the editor in the editor's language, those of
 * blocks, inside `InPageLanguage`, in that of the page.
 */
export function EditorMessages({ locale, language = locale, children }: EditorMessagesProps) {
  const { account, conflict, editor, forms } = messagesOf(language)
  const shell = { account: { loginAgain: account.loginAgain }, conflict, editor, forms }
  const messages = { ...shell, ...pageMessages(language) }
  return (
    <NextIntlClientProvider locale={language} messages={messages}>
      <PageLanguageProvider locale={locale} messages={language === locale ? messages : pageMessages(locale)}>
        <QueryProvider>{children}</QueryProvider>
      </PageLanguageProvider>
    </NextIntlClientProvider>
  )
}
