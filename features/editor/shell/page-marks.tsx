import { useQuery } from '@tanstack/react-query'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { feedbackQuery, listOpenThreads } from '../feedback/queries'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'
import { usePageWatch } from './state/page-watch'
import { usePanels } from './state/panels'

export const presenceMarks = createOnDemand(async () => (await import('../presence/presence-marks')).PresenceMarks)
const commentMarks = createOnDemand(async () => (await import('../feedback/comment-marks')).CommentMarks)

/** The marks over the blocks of the page: selections and carets of other editors, and comments. */
export function PageMarks() {
  const { draft, locale, root, hasFeedback } = usePageFacts()
  const { editorInEditView: editor } = useEditing()
  const { isStarted } = useBlocks()
  const { otherEditors } = usePageWatch()
  const { openThread } = usePanels()
  const { data } = useQuery({ ...feedbackQuery(locale, draft.id), enabled: hasFeedback && isStarted })
  const threads = listOpenThreads(data).filter(({ module }) => module !== null)
  const CommentMarks = useOnDemand(commentMarks, threads.length > 0)
  const PresenceMarks = useOnDemand(presenceMarks, otherEditors.length > 0)
  if (!editor) return null
  return (
    <>
      {PresenceMarks && <PresenceMarks otherEditors={otherEditors} editor={editor} locale={locale} root={root} />}
      {CommentMarks && threads.length > 0 && (
        <CommentMarks threads={threads} editor={editor} root={root} onOpen={(id) => openThread({ id })} />
      )}
    </>
  )
}
