import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect } from 'react'
import { createOnDemand } from '@/components/ui/on-demand'
import { isPanelRequested } from '../toolbar/is-panel-requested'
import { LazyPanel } from '../toolbar/lazy-panel'
import styles from '../toolbar/toolbar.module.css'
import type { FeedbackPanelProps } from './feedback-panel'
import { feedbackQuery, listOpenThreads } from './queries'
import { toThreadId } from './thread-id'
import { useSelectedWords } from './use-selected-words'

export const feedbackPanel = createOnDemand(async () => (await import('./feedback-panel')).FeedbackPanel)

export interface FeedbackToolProps extends Omit<FeedbackPanelProps, 'query' | 'words'> {
  panel: RefObject<HTMLDetailsElement | null>
}

/**
 * The panel of the page's comments and review. Its button shows the number of open comments and
 * review requests.
 */
export function FeedbackTool({ panel, ...props }: FeedbackToolProps) {
  const t = useTranslations('editor.feedback')
  const { page, locale, thread } = props
  // The words are read before the panel opens, because opening it ends the editing of the text and
  // clears the selection.
  const words = useSelectedWords(props.selectedKey)
  const query = useQuery(feedbackQuery(locale, page.id))
  const isReviewRequested = query.data?.review?.state === 'requested'
  const count = listOpenThreads(query.data).length + (isReviewRequested ? 1 : 0)
  const mark = { 'data-count': count || undefined }

  useEffect(() => {
    if (!panel.current || !(thread || isPanelRequested('comments'))) return
    panel.current.open = true
    // A panel that is still loading moves the focus later.
    if (thread) document.getElementById(toThreadId(thread.id))?.focus()
  }, [thread, panel])

  return (
    <LazyPanel
      ref={panel}
      icon="comment"
      visibleLabel={t('title', { count: 0 })}
      label={t('title', { count })}
      priority={3}
      button={{ className: styles.counted, ...mark }}
      panel={feedbackPanel}
      props={{ ...props, query, words }}
    />
  )
}
