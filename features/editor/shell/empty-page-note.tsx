import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { Module } from '@/lib/contract/blocks/module'
import { insertText } from '../insert/insert-block'
import styles from './edited-page.module.css'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'

/** The note on a page without blocks, with a button that inserts the first text. */
export function EmptyPageNote({ modules }: { modules: readonly Module[] }) {
  const { hasPage } = usePageFacts()
  const { editorInEditView: editor } = useEditing()
  const { selection, inlineText } = useBlocks()
  const t = useTranslations('editor.block')
  const language = useLocale()
  const isEmpty = hasPage && modules.every(({ slug }) => slug !== null)
  const note = useRef<HTMLDivElement>(null)
  const isShown = isEmpty && editor !== null
  // Below a large title, the note would otherwise be outside of the window.
  useEffect(() => {
    if (isShown) note.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={note} role="note" lang={language} className={styles.empty}>
      <p>{t('emptyPage')}</p>
      <Button onClick={() => insertText({ editor, selection, inlineText })}>{t('beginText')}</Button>
    </div>
  )
}
