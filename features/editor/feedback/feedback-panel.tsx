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
import { openThreadsOf } from './queries'
import { ReviewPart } from './review-part'
import { threadId } from './thread-id'
import { ThreadItem } from './thread-item'

export interface FeedbackPanelProps {
  page: PageDraft
  locale: Locale
  editor: Editor
  /** The id of the editor who is logged in. */
  user: number
  /** The key of the block that is selected; null for none. */
  selected: string | null
  /** The words that are selected in it, or were last; empty for none. */
  words: string
  nameOf: (key: string) => string
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
  query: UseQueryResult<Feedback>
  /** The thread that was asked for last on the page, another object each time; a new one has no id. Null for none. */
  thread: { id: number | null } | null
}

/** The review of the page, its comments, and what is written anew. */
export function FeedbackPanel(props: FeedbackPanelProps) {
  const { page, locale, editor, user, selected, words, nameOf, onShow, query, thread: asked } = props
  const t = useTranslations('editor.feedback')
  const part = useRef<HTMLElement>(null)
  const { data: feedback } = query
  const isRead = feedback !== undefined
  const open = openThreadsOf(feedback)
  const resolved = feedback?.threads.filter((thread) => !open.includes(thread)) ?? []
  const shared = { locale, user, pageId: page.id }

  useEffect(() => clearHighlight, [])
  useEffect(() => {
    if (asked && isRead) document.getElementById(threadId(asked.id))?.focus()
  }, [asked, isRead])

  const placeOf = (module: number | null, quote: string) => {
    const key = module === null ? pageKey : editor.keyOf(module)
    const isThere = key !== null && (key === pageKey || editor.document.nodes.has(key))
    if (!isThere) return { name: t('goneBlock'), show: null }
    return {
      name: key === pageKey ? t('wholePage') : nameOf(key),
      show: () => {
        onShow(key)
        highlightWords(key, quote)
      },
    }
  }
  const list = (threads: typeof open) => (
    <ol className={styles.threads}>
      {threads.map((thread) => (
        <ThreadItem
          key={thread.id}
          {...shared}
          id={threadId(thread.id)}
          thread={thread}
          onLeave={() => part.current?.focus()}
          place={placeOf(thread.module, thread.quote)}
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
          <ReviewPart {...shared} editor={editor} feedback={feedback} />
          <section ref={part} tabIndex={-1} aria-label={t('comments')} className={styles.part}>
            <h2>{t('comments')}</h2>
            {open.length === 0 ? <p className={styles.quiet}>{t('none')}</p> : list(open)}
            <NewThread {...shared} editor={editor} selected={selected} words={words} nameOf={nameOf} />
            {resolved.length > 0 && (
              <Disclosure summary={t('resolved', { count: resolved.length })}>{list(resolved)}</Disclosure>
            )}
          </section>
        </>
      )}
    </div>
  )
}
