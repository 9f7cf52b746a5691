'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import styles from './side-by-side.module.css'

export interface ChangeMarksProps {
  /** The element that contains the marked blocks. */
  root: RefObject<HTMLElement | null>
  count: number
  /** Whether anything changed, in a block or elsewhere. */
  isChanged: boolean
  wasPublished: boolean
  /** The name of the source language. */
  language: string
  /** Scrolls the page in the other language into view. */
  onShow: () => void
}

/** Summarizes the changes of the source page, with buttons to step through the changed blocks. */
export function ChangeMarks({ root, count, isChanged, wasPublished, language, onShow }: ChangeMarksProps) {
  const t = useTranslations('editor.translation')
  const [at, setAt] = useState<number | null>(null)

  const show = (step: -1 | 1) => {
    const blocks = [...(root.current?.querySelectorAll<HTMLElement>('[data-changed]') ?? [])]
    if (blocks.length === 0) return
    const next = ((at ?? (step === 1 ? -1 : 0)) + step + blocks.length) % blocks.length
    setAt(next)
    onShow()
    requestAnimationFrame(() => {
      const block = blocks[next]
      if (!block) return
      block.tabIndex = -1
      block.focus({ preventScroll: true })
      block.scrollIntoView({ block: 'center' })
    })
  }

  const text = () => {
    if (!wasPublished) return t('neverPublished')
    if (count > 0) return t('changes', { count, language })
    return isChanged ? t('changesElsewhere', { language }) : t('noChanges', { language })
  }
  return (
    <>
      <p className={styles.changes} data-changes={count > 0 && wasPublished ? '' : undefined}>
        {text()}
      </p>
      {count > 0 && wasPublished && (
        <p className={styles.switch} data-always="">
          <BaseButton onClick={() => show(-1)}>{t('previous')}</BaseButton>
          <BaseButton onClick={() => show(1)}>{t('next')}</BaseButton>
        </p>
      )}
    </>
  )
}
