import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { keysFrom } from '../core/document'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import { blockElement } from '../page-elements/block-element'
import styles from '../toolbar/toolbar.module.css'
import { MoreActions } from './more-actions'
import type { BlockActions } from './use-block-actions'

/** The dialog that lists all places of the page. */
export const moveDialog = onDemand(async () => (await import('./move-dialog')).MoveDialog)

interface BlockToolsProps {
  editor: Editor
  inlineText: Pick<InlineText, 'canStart' | 'start' | 'startButton'>
  blockActions: BlockActions
}

/** The actions of the selected blocks, and buttons to select the next or previous block by keyboard. */
export function BlockTools({ editor, inlineText, blockActions }: BlockToolsProps) {
  const t = useTranslations('editor')
  const { document } = editor
  const { keys, active, select } = blockActions.selection
  const key = active !== null && document.nodes.has(active) ? active : null
  const model = document.nodes.get(key ?? '')?.model
  const name = keys.length > 1 ? t('blockActions.blocks', { count: keys.length }) : null

  const go = (step: 1 | -1) => {
    const all = keysFrom(document)
    const at = key === null ? -1 : all.indexOf(key)
    const next = at < 0 && step < 0 ? all.length - 1 : at + step
    const target = all[Math.min(Math.max(next, 0), all.length - 1)]
    if (target === undefined) return
    select(target)
    blockElement(window.document, target)?.scrollIntoView({ block: 'center' })
  }

  return (
    <div role="toolbar" aria-label={t('block.title')} className={styles.tools}>
      <IconButton icon="previous" label={t('block.previous')} onClick={() => go(-1)} />
      <strong aria-live="polite">
        {name ?? (model ? blockActions.names.modelName(model) : t('block.none'))}
      </strong>
      <IconButton icon="next" label={t('block.next')} onClick={() => go(1)} />
      {key !== null && keys.length === 1 && inlineText.canStart && (
        <IconButton
          ref={inlineText.startButton}
          icon="write"
          label={t('block.write')}
          onClick={() => inlineText.start(key)}
        />
      )}
      {keys.length > 0 && <Actions editor={editor} blockActions={blockActions} />}
      <MoreActions blockActions={blockActions} />
    </div>
  )
}

function Actions({ editor, blockActions }: Omit<BlockToolsProps, 'inlineText'>) {
  const t = useTranslations('editor')
  const [isMoving, setMoving] = useState(false)
  const MoveDialog = useOnDemand(moveDialog, isMoving)
  const { canMove, moveBy, moveTo, duplicate, remove, names, selection } = blockActions
  return (
    <>
      <IconButton icon="up" label={t('block.up')} isDisabled={!canMove(-1)} onClick={() => moveBy(-1)} />
      <IconButton icon="down" label={t('block.down')} isDisabled={!canMove(1)} onClick={() => moveBy(1)} />
      <IconButton icon="moveTo" label={t('blockActions.moveTo.open')} onClick={() => setMoving(true)} />
      <IconButton icon="duplicate" label={t('block.duplicate')} onClick={duplicate} />
      <IconButton icon="remove" label={t('block.remove')} onClick={remove} />
      {isMoving && MoveDialog && (
        <MoveDialog
          document={editor.document}
          keys={selection.keys}
          names={names}
          onMove={moveTo}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}
