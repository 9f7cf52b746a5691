import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import type { Locale } from '@/lib/contract/common/locale'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import type { Editor } from '../core/editor'
import { feedbackQuery, openThreadsOf } from '../feedback/queries'

export const presenceMarks = onDemand(async () => (await import('../presence/presence-marks')).PresenceMarks)
const commentMarks = onDemand(async () => (await import('../feedback/comment-marks')).CommentMarks)

interface PageMarksProps {
  editor: Editor
  locale: Locale
  pageId: number
  others: readonly PresentEditor[]
  /** The element that contains the page. */
  root: RefObject<HTMLElement | null>
  hasFeedback: boolean
  onThread: (thread: number) => void
}

/** What is marked at blocks, over the page: who else is there, and what has comments. */
export function PageMarks(props: PageMarksProps) {
  const { editor, locale, pageId, others, root, hasFeedback, onThread } = props
  const { data } = useQuery({ ...feedbackQuery(locale, pageId), enabled: hasFeedback })
  const threads = openThreadsOf(data).filter(({ module }) => module !== null)
  const CommentMarks = useOnDemand(commentMarks, threads.length > 0)
  const PresenceMarks = useOnDemand(presenceMarks, others.length > 0)
  return (
    <>
      {PresenceMarks && <PresenceMarks {...{ others, editor, locale, root }} />}
      {CommentMarks && threads.length > 0 && (
        <CommentMarks threads={threads} editor={editor} root={root} onOpen={onThread} />
      )}
    </>
  )
}
