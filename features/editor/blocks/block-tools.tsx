import { useTranslations } from 'next-intl'
import { keysFrom, keysIn, placeOf, treeOf } from '../core/document'
import type { Editor } from '../core/editor'
import { copyOf } from '../core/trees'
import styles from '../desk/desk.module.css'
import { newKey } from '../opening/new-key'
import type { Writing } from '../writing/use-writing'
import { useModelName } from './use-model-name'

/** What can be done with the chosen block; going from block to block is how it is chosen by keyboard. */
export function BlockTools({ editor, writing }: { editor: Editor; writing: Writing }) {
  const t = useTranslations('editor')
  const { document } = editor
  const key = writing.selected !== null && document.nodes.has(writing.selected) ? writing.selected : null
  const model = key === null ? undefined : document.nodes.get(key)?.model
  const nameOf = useModelName()
  const name = model ? nameOf(model) : t('block.none')

  const go = (step: 1 | -1) => {
    const all = keysFrom(document)
    const at = key === null ? -1 : all.indexOf(key)
    const next = at < 0 && step < 0 ? all.length - 1 : at + step
    const target = all[Math.min(Math.max(next, 0), all.length - 1)]
    if (target === undefined) return
    writing.select(target)
    window.document
      .querySelector(`[data-module="${CSS.escape(target)}"]`)
      ?.scrollIntoView({ block: 'center' })
  }

  return (
    <div role="toolbar" aria-label={t('block.title')} className={styles.tools}>
      <button type="button" className={styles.control} onClick={() => go(-1)}>
        {t('block.previous')}
      </button>
      <strong aria-live="polite">{name}</strong>
      <button type="button" className={styles.control} onClick={() => go(1)}>
        {t('block.next')}
      </button>
      {key !== null && (
        <Actions editor={editor} writing={writing} chosen={key} canWrite={writing.canStart(key)} />
      )}
    </div>
  )
}

interface ActionsProps {
  editor: Editor
  writing: Writing
  chosen: string
  canWrite: boolean
}

function Actions({ editor, writing, chosen, canWrite }: ActionsProps) {
  const t = useTranslations('editor.block')
  const place = placeOf(editor.document, chosen)
  if (!place) return null
  const last = keysIn(editor.document, place).length - 1

  const moveTo = (index: number) => {
    writing.end()
    editor.perform({ type: 'move', key: chosen, place: { ...place, index } })
  }
  const duplicate = () => {
    const tree = treeOf(editor.document, chosen)
    if (!tree) return
    writing.end()
    const copy = copyOf(tree, newKey)
    editor.perform({ type: 'insert', place: { ...place, index: place.index + 1 }, tree: copy }, 'duplicate')
    writing.select(copy.key)
  }
  const remove = () => {
    writing.end()
    editor.perform({ type: 'remove', key: chosen })
    const beside = keysIn(editor.document, place)
    writing.select(beside[place.index] ?? beside.at(-1) ?? null)
  }

  return (
    <>
      {canWrite && (
        <button type="button" className={styles.control} onClick={() => void writing.start(chosen)}>
          {t('write')}
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        aria-disabled={place.index === 0}
        onClick={() => place.index > 0 && moveTo(place.index - 1)}
      >
        {t('up')}
      </button>
      <button
        type="button"
        className={styles.control}
        aria-disabled={place.index === last}
        onClick={() => place.index < last && moveTo(place.index + 1)}
      >
        {t('down')}
      </button>
      <button type="button" className={styles.control} onClick={duplicate}>
        {t('duplicate')}
      </button>
      <button type="button" className={styles.control} onClick={remove}>
        {t('remove')}
      </button>
    </>
  )
}
