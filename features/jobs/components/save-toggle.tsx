'use client'

import { useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import styles from '../page-action.module.css'
import { toggleSavedJob, useSavedJobs } from '../saved-jobs'

export type SaveToggleTexts = Record<'save' | 'saved' | 'full', string>

/**
 * A button that saves an ad in this browser or removes it from the saved ads. It is invisible until
 * hydration but takes its space, so that the layout does not shift.
 */
export function SaveToggle({ id, title, texts }: { id: number; title: string; texts: SaveToggleTexts }) {
  const isSaved = useSavedJobs().includes(id)
  const isHydrated = useHydrated()
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      <BaseButton
        className={styles.action}
        aria-pressed={isSaved}
        hidden={!isHydrated}
        onClick={() => setRefused(!toggleSavedJob(id))}
        data-no-print=""
      >
        {isSaved ? texts.saved : texts.save}
        <span className="visually-hidden">: {title}</span>
      </BaseButton>
      {isRefused && (
        <p role="alert" data-no-print="">
          {texts.full}
        </p>
      )}
    </>
  )
}
