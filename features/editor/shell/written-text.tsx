import dynamic from 'next/dynamic'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { useBlockShortcuts } from '../block-actions/use-block-shortcuts'
import { tableText } from '../inline-text/lazy-table-text'
import type { LoadTextEditor } from '../inline-text/use-open-text'
import { useTextWalk } from '../text-flow/use-text-walk'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'

/** The editor of texts on the page: much code, which opening a page does not need. */
const writtenTextEditor = createOnDemand(async () => (await import('./written-text-editor')).WrittenTextEditor)

/** Renders nothing. On the server, Next adds links to the page that preload the text editor. */
const TextEditorPreload = dynamic(() => import('./written-text-editor').then(() => () => null))

/** Loads the text editor, and the extensions of tables for a table. */
export const loadTextEditor: LoadTextEditor = (kind) =>
  Promise.all([writtenTextEditor.load(), kind === 'table' ? tableText.load() : null])

/** The edited text, and the keys that move to the next text or block. */
export function WrittenText() {
  const { root } = usePageFacts()
  const { editorInEditView, isEditView } = useEditing()
  const { selection, inlineText, blockActions } = useBlocks()
  const walk = useTextWalk({ editor: editorInEditView, selection, inlineText, root })
  useBlockShortcuts(blockActions, { isActive: isEditView, inlineText, walk: walk.walk })
  const { textEditor } = inlineText
  const WrittenTextEditor = useOnDemand(writtenTextEditor, false)
  return (
    <>
      {typeof window === 'undefined' && <TextEditorPreload />}
      {WrittenTextEditor && textEditor && <WrittenTextEditor key={textEditor.id} textEditor={textEditor} walk={walk} />}
    </>
  )
}
