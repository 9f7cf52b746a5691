import { useMemo, useState } from 'react'
import { Glide } from '@/components/motion/glide'
import checkStyles from '../accessibility-audit/accessibility-audit.module.css'
import markStyles from '../block-marks/block-marks.module.css'
import { createMarkedModules } from '../bootstrap/marked-modules'
import { hasSameKeys } from '../core/document'
import { findBlockElement } from '../page-elements/block-element'
import { withCurrentPictures } from '../pictures/current-pictures'
import { useWindowAddress } from '../settings/use-window-address'
import { joinConflictKeys } from './derived-state'
import pageStyles from './edited-page.module.css'
import { EmptyPageNote } from './empty-page-note'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'
import { usePageWatch } from './state/page-watch'
import { useBlockAttributes } from './use-block-attributes'
import { usePageWithSettings } from './use-page-with-settings'

/**
 * The page as visitors would see it, with the attributes that the editor uses to find and mark
 * blocks.
 */
export function EditedPage() {
  const { locale, root, renderPage } = usePageFacts()
  const { page, editor, isEditView, displayedModules, pictures } = useEditing()
  const { selection, inlineText, blockActions, isStarted } = useBlocks()
  const { audit } = usePageWatch()
  const [{ mark, getAttributes }] = useState(createMarkedModules)
  const { document } = editor ?? {}
  const pageWithSettings = usePageWithSettings()
  useWindowAddress(page.urls[locale], pageWithSettings.title)
  const modules = document
    ? displayedModules.listModules({ document, frozenText: inlineText.frozenText })
    : page.modules
  const conflictKeys = joinConflictKeys(editor)
  const getBlockAttributes = useBlockAttributes({
    document,
    getKey: displayedModules.getKey,
    blockActions,
    conflictKeys,
    audit,
  })
  const focusText = (key: string) => {
    const isVisible = findBlockElement(root.current, key)?.getClientRects().length
    if (!isVisible) return
    selection.select(key)
    inlineText.start(key, { caret: { offset: 0 } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: renders only if it looks different
  const content = useMemo(() => {
    const current = withCurrentPictures({ ...pageWithSettings, modules }, pictures)
    return renderPage({ ...current, modules: mark(current.modules, getBlockAttributes) }, getAttributes, {
      editor,
      focusText,
    })
  }, [pageWithSettings, modules, blockActions.marksVersion, conflictKeys, pictures, audit.marks])

  return (
    <div
      ref={root}
      data-edit-view={isEditView ? '' : undefined}
      className={`${pageStyles.page} ${markStyles.page} ${checkStyles.marked}`}
      onMouseDownCapture={selection.handlePress}
      onClickCapture={isEditView ? inlineText.handleClick : undefined}
    >
      <Glide
        root={root}
        attribute="data-module"
        order={isStarted ? document?.lists : undefined}
        isAnimated={hasSameKeys}
      >
        {content}
      </Glide>
      <EmptyPageNote modules={modules} />
    </div>
  )
}
