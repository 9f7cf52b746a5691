'use client'

import { useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import { locales } from '@/lib/contract/common/locale'
import { type HubPage, isHome } from '../page-list/page-list'
import type { Task } from '../page-list/tasks'
import { neighborPosition, type TreePosition } from '../page-list/tree-position'
import { LanguageTools } from './language-tools'
import styles from './page-tools.module.css'

export interface PageToolsProps {
  page: HubPage
  onTask: (task: Task) => void
  onMove: (target: TreePosition) => void
  /** Whether a page is being moved. */
  isMoving: boolean
}

/** The actions of a page: in each language, and on its position in the tree. */
export function PageTools({ page, onTask, onMove, isMoving }: PageToolsProps) {
  const t = useTranslations('hub.tools')
  const versions = useTranslations('hub.versions')
  const step = (label: string, by: -1 | 1) => {
    const target = neighborPosition(page, by)
    return (
      <BaseButton isDisabled={target === null || isMoving} onClick={() => target && onMove(target)}>
        {label}
      </BaseButton>
    )
  }
  return (
    <div className={styles.tools}>
      {locales.map((language) => (
        <fieldset key={language}>
          <legend>{versions(language)}</legend>
          <LanguageTools page={page} language={language} onTask={onTask} />
        </fieldset>
      ))}
      <fieldset>
        <legend>{t('tree')}</legend>
        <BaseButton onClick={() => onTask({ kind: 'create', above: page })}>{t('create')}</BaseButton>
        {step(t('up'), -1)}
        {step(t('down'), 1)}
        {!isHome(page) && <BaseButton onClick={() => onTask({ kind: 'move', page })}>{t('move')}</BaseButton>}
        <BaseButton onClick={() => onTask({ kind: 'copy', page })}>{t('copy')}</BaseButton>
        {!isHome(page) && (
          <BaseButton data-danger="" onClick={() => onTask({ kind: 'remove', page })}>
            {t('remove')}
          </BaseButton>
        )}
      </fieldset>
    </div>
  )
}
