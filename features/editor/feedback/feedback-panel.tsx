import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { ReadFailure } from '@/components/ui/read-failure'
import type { Locale } from '@/lib/contract/common/locale'
import type { Feedback } from '@/lib/contract/pages/feedback'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import styles from './feedback.module.css'
import { clearHighlight, highlightWords } from './highlight-words'
import { NewThread } from './new-thread'
import { ReviewPart } from './review-part'
import { useThreadGroups } from './thread-drafts'
import { toThreadId } from './thread-id'
import { ThreadItem } from './thread-item'

export interface FeedbackPanelProps {
  page: PageDraft
  locale: Locale
  editor: Editor
  userId: number
  /** The key of the selected block; null for none. */
  selectedKey: string | null
  /** The words that are selected in the block, or were selected last; empty for none. */
  words: string
  getName: (key: string) => string
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
  query: UseQueryResult<Feedback>
  /**
   * The thread that was last opened from the page; null for none. Each opening creates a new
   * object, so that opening a thread again moves the focus again. The id is null for the form of a
   * new thread.
   */
  thread: { id: number | null } | null
}

/** The review of the page, its comments, and the form for a new comment. */
export function FeedbackPanel(props: FeedbackPanelProps) {
  const { page, locale, editor, userId, selectedKey, words, getName, onShow, query, thread: requestedThread } = props
  const t = useTranslations('editor.feedback')
  const commentSection = useRef<HTMLElement>(null)
  const { data: feedback } = query
  const isLoaded = feedback !== undefined
  const groupedThreads = useThreadGroups(feedback?.threads ?? [], userId, page.id)
  const openThreads = groupedThreads.filter(({ isResolved }) => !isResolved)
  const resolvedThreads = groupedThreads.filter(({ isResolved }) => isResolved)
  const sharedProps = { locale, userId, pageId: page.id }

  useEffect(() => clearHighlight, [])
  useEffect(() => {
    if (requestedThread && isLoaded) document.getElementById(toThreadId(requestedThread.id))?.focus()
  }, [requestedThread, isLoaded])

  const toPlace = (module: number | null, quote: string) => {
    const key = module === null ? pageKey : editor.findKey(module)
    const exists = key !== null && (key === pageKey || editor.document.nodes.has(key))
    if (!exists) return { name: t('goneBlock'), show: null }
    return {
      name: key === pageKey ? t('wholePage') : getName(key),
      show: () => {
        onShow(key)
        highlightWords(key, quote)
      },
    }
  }
  const renderThreads = (threads: typeof openThreads) => (
    <ol className={styles.threads}>
      {threads.map(({ thread }) => (
        <ThreadItem
          key={thread.id}
          {...sharedProps}
          id={toThreadId(thread.id)}
          thread={thread}
          onLeave={() => commentSection.current?.focus()}
          place={toPlace(thread.module, thread.quote)}
        />
      ))}
    </ol>
  )

  return (
    <div className={styles.feedback}>
      {query.isPending && <p role="status">{t('loading')}</p>}
      <ReadFailure query={query} isInToolbar />
      {feedback && (
        <>
          <ReviewPart {...sharedProps} editor={editor} feedback={feedback} />
          <section ref={commentSection} tabIndex={-1} aria-label={t('comments')} className={styles.part}>
            <h2>{t('comments')}</h2>
            {openThreads.length === 0 ? <p className={styles.quiet}>{t('none')}</p> : renderThreads(openThreads)}
            <NewThread {...sharedProps} editor={editor} selectedKey={selectedKey} words={words} getName={getName} />
            {resolvedThreads.length > 0 && (
              <Disclosure summary={t('resolved', { count: resolvedThreads.length })}>
                {renderThreads(resolvedThreads)}
              </Disclosure>
            )}
          </section>
        </>
      )}
    </div>
  )
}
