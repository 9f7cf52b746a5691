import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode } from 'react'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { type Audit, useAudit } from '../../accessibility-audit/use-audit'
import { usePresence } from '../../presence/use-presence'
import { useTranslationRefetch } from '../../translation/use-translation-refetch'
import { lastWaiversQuery } from '../../versions/queries'
import { withChange } from '../derived-state'
import { useBlocks } from './blocks'
import { useEditing } from './editing'
import { usePageFacts } from './page-facts'
import { useRequiredContext } from './use-required-context'

/** The observed state of an edited page: audit findings and other editors. */
interface PageWatch {
  audit: Audit
  otherEditors: readonly PresentEditor[]
}

const PageWatchContext = createContext<PageWatch | null>(null)
export const usePageWatch = () => useRequiredContext(PageWatchContext)

/** Provides the accessibility audit and the other editors, and applies remote changes. */
export function PageWatchProvider({ children }: { children: ReactNode }) {
  const { locale, capabilities, hasPage, root } = usePageFacts()
  const { page, setPage, editor, session, runWhenIdle } = useEditing()
  const { selection, inlineText, show, isStarted } = useBlocks()
  const { data: publishedWaivers = [] } = useQuery({
    ...lastWaiversQuery(locale, page.id),
    enabled: hasPage && isStarted,
  })
  const writtenText = inlineText.text?.element ?? null
  const pageId = page.id
  const audit = useAudit({ editor, isStarted, root, writtenText, locale, pageId, publishedWaivers, onShow: show })
  const otherEditors = usePresence(editor, {
    pageId,
    locale,
    userId: session.accountId,
    selectedKey: selection.activeKey,
    isWatching: isStarted && session.login.kind === 'valid' && capabilities.includes('presence'),
    onChange: () => setPage(withChange),
    onTranslationStale: useTranslationRefetch(locale, page.id),
    runWhenIdle,
  })
  return <PageWatchContext value={{ audit, otherEditors }}>{children}</PageWatchContext>
}
