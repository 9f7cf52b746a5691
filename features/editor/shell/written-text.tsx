import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { useBlockShortcuts } from '../block-actions/use-block-shortcuts'
import { loadTextEditors } from '../inline-text/load-text-editors'
import { useTextWalk } from '../text-flow/use-text-walk'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'

/** The text editors: a large part of the code that is not needed to open a page. */
export const writtenTextEditor = onDemand(async () => {
  const [{ WrittenTextEditor }] = await Promise.all([import('./written-text-editor'), loadTextEditors()])
  return WrittenTextEditor
})

/** The edited text, and the keys that move to the next text or block. */
export function WrittenText() {
  const { root } = usePageFacts()
  const { activeEditor, isEditView } = useEditing()
  const { selection, inlineText, blockActions } = useBlocks()
  const walk = useTextWalk({ editor: activeEditor, selection, inlineText, root })
  useBlockShortcuts(blockActions, { isActive: isEditView, inlineText, walk: walk.walk })
  const { textEditor } = inlineText
  const WrittenTextEditor = useOnDemand(writtenTextEditor, false)
  return (
    WrittenTextEditor &&
    textEditor && <WrittenTextEditor key={textEditor.id} textEditor={textEditor} walk={walk} />
  )
}
