import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useState } from 'react'
import { type BlockActions, useBlockActions } from '../../block-actions/use-block-actions'
import { useBlockNames } from '../../block-names/use-block-names'
import { type InlineText, type InlineTextOptions, useInlineText } from '../../inline-text/use-inline-text'
import { scrollToBlock } from '../../page-elements/scroll-to-block'
import { type Selection, useSelection } from '../../selection/use-selection'
import { useEditing } from './editing'
import { useNotify } from './notices'
import { usePageFacts } from './page-facts'
import { useRequiredContext } from './use-required-context'
import { useStarted } from './use-started'

/** The selected blocks, the edited text, and their actions. */
interface Blocks {
  selection: Selection
  inlineText: InlineText
  blockActions: BlockActions
  /** Selects a block and scrolls to it. */
  show: (key: string) => void
  /** Announces a message to screen readers. */
  announce: (message: string) => void
  /** The last announcement. */
  announcement: string
  /** True when parts that writing does not need may be loaded. */
  isStarted: boolean
}

const BlocksContext = createContext<Blocks | null>(null)
export const useBlocks = () => useRequiredContext(BlocksContext)

interface BlocksProviderProps extends Pick<InlineTextOptions, 'loadTextEditor'> {
  children: ReactNode
}

/** Provides the selection and its actions; renders when they or the document change. */
export function BlocksProvider({ loadTextEditor, children }: BlocksProviderProps) {
  const { locale, root } = usePageFacts()
  const { editor, editorInEditView } = useEditing()
  const notify = useNotify()
  const t = useTranslations('editor')
  const names = useBlockNames(editorInEditView?.document)
  const [announcement, announce] = useState('')
  const selection = useSelection({
    editor: editorInEditView,
    root,
    onExtend: (keys) => announce(t('blockActions.selected', { blocks: names.getNames(keys) })),
  })
  const inlineText = useInlineText({
    editor,
    selection,
    root,
    loadTextEditor,
    onLocked: () => notify({ kind: 'error', text: t('blockMarks.locked.now') }),
  })
  const blockActions = useBlockActions({
    editor: editorInEditView,
    locale,
    selection,
    inlineText,
    names,
    announce,
    root,
    notify,
  })
  const isStarted = useStarted(editor !== null, loadTextEditor)
  const show = (key: string) => {
    selection.select(key)
    scrollToBlock(key)
  }
  return (
    <BlocksContext value={{ selection, inlineText, blockActions, show, announce, announcement, isStarted }}>
      {children}
    </BlocksContext>
  )
}
