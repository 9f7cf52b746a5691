import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { Module } from '@/lib/contract/blocks/module'
import type { Editor } from '../core/editor'
import { beginText, type Insertion } from '../insert/insert-block'
import styles from './edited-page.module.css'

interface EmptyPageNoteProps extends Omit<Insertion, 'editor' | 'enterFields'> {
  modules: readonly Module[]
  hasPage: boolean
  /** Null where the page is seen as visitors see it. */
  editor: Editor | null
}

/** Says of a page that has no blocks of its own how to begin, and begins its first text. */
export function EmptyPageNote({ modules, hasPage, editor, ...insertion }: EmptyPageNoteProps) {
  const t = useTranslations('editor.block')
  const language = useLocale()
  const isEmpty = hasPage && modules.every(({ slug }) => slug !== null)
  const note = useRef<HTMLDivElement>(null)
  const isShown = isEmpty && editor !== null
  // Below a large title it would be out of sight.
  useEffect(() => {
    if (isShown) note.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={note} role="note" lang={language} className={styles.empty}>
      <p>{t('emptyPage')}</p>
      <Button onClick={() => beginText({ ...insertion, editor })}>{t('beginText')}</Button>
    </div>
  )
}
