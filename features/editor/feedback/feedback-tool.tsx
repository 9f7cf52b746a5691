import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { LazyPanel } from '../toolbar/lazy-panel'
import { isPanelRequested } from '../toolbar/requested-panel'
import styles from '../toolbar/toolbar.module.css'
import type { FeedbackPanelProps } from './feedback-panel'
import { feedbackQuery, openThreadsOf } from './queries'
import { threadId } from './thread-id'
import { useSelectedWords } from './use-selected-words'

/** What is written and decided in the panel. */
export const feedbackPanel = onDemand(async () => (await import('./feedback-panel')).FeedbackPanel)

export interface FeedbackToolProps extends Omit<FeedbackPanelProps, 'query' | 'words'> {
  panel: RefObject<HTMLDetailsElement | null>
}

/** The panel of the page's comments and its review; its button says how many wait. */
export function FeedbackTool({ panel, ...props }: FeedbackToolProps) {
  const t = useTranslations('editor.feedback')
  const { page, locale, thread } = props
  // Read before the panel is opened: then the text ends being written, and its selection is gone.
  const words = useSelectedWords(props.selected)
  const query = useQuery(feedbackQuery(locale, page.id))
  const isAsked = query.data?.review?.state === 'requested'
  const count = openThreadsOf(query.data).length + (isAsked ? 1 : 0)
  const mark = { 'data-count': count || undefined }

  useEffect(() => {
    if (!panel.current || !(thread || isPanelRequested('comments'))) return
    panel.current.open = true
    // Where it is loaded already; else it takes the focus when it comes.
    if (thread) document.getElementById(threadId(thread.id))?.focus()
  }, [thread, panel])

  return (
    <LazyPanel
      ref={panel}
      icon="comment"
      words={t('title', { count: 0 })}
      label={t('title', { count })}
      priority={3}
      button={{ className: styles.counted, ...mark }}
      panel={feedbackPanel}
      props={{ ...props, query, words }}
    />
  )
}
