import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/common/locale'
import { getMessages } from '@/lib/i18n/messages'
import { PageLanguageProvider } from './page-language'

interface EditorMessagesProps {
  /** The language of the page. */
  locale: Locale
  /** The language of the editor; defaults to that of the page. */
  language?: Locale
  children: ReactNode
}

/** Selects the messages of blocks and other content. */
function selectPageMessages(locale: Locale) {
  const { articles, blocks, consent, contactWays, events, frame, organization, pages, slider } = getMessages(locale)
  const heads = {
    articles: { head: articles.head },
    events: { head: events.head },
    organization: { head: organization.head },
  }
  return { ...heads, blocks, consent, contactWays, frame, pages, slider }
}

/**
 * Provides the query client and the messages of an edited page. The messages of the editor are in
 * the editor's language. The messages of blocks inside `InPageLanguage` are in the language of the
 * page.
 */
export function EditorMessages({ locale, language = locale, children }: EditorMessagesProps) {
  const { account, conflict, editor, forms } = getMessages(language)
  const shell = { account: { loginAgain: account.loginAgain }, conflict, editor, forms }
  const messages = { ...shell, ...selectPageMessages(language) }
  return (
    <NextIntlClientProvider locale={language} messages={messages}>
      <PageLanguageProvider locale={locale} messages={language === locale ? messages : selectPageMessages(locale)}>
        <QueryProvider>{children}</QueryProvider>
      </PageLanguageProvider>
    </NextIntlClientProvider>
  )
}
