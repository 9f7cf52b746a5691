'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import formStyles from '@/components/form/form.module.css'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft, PageVersion } from '@/lib/contract/page-editing'
import styles from './restore-dialog.module.css'
import { useRefusal } from './use-refusal'
import { useRestoring } from './use-restoring'
import { useVersionFacts } from './use-version-facts'

export interface RestoreDialogProps {
  page: PageDraft
  locale: Locale
  version: PageVersion
  onRestored: (page: PageDraft) => void
  onClose: () => void
}

/** Says what restoring a version does, and does it. */
export function RestoreDialog({ page, locale, version, onRestored, onClose }: RestoreDialogProps) {
  const t = useTranslations('editor.restore')
  const factsOf = useVersionFacts()
  const wordsFor = useRefusal()
  const dialog = useRef<HTMLDialogElement>(null)
  const { mutate, isPending, error } = useRestoring(locale, page.id, onRestored)

  // Closed by hand as long as it is in the document: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="restore-title" onClose={onClose}>
      <h2 id="restore-title">{t('title', { number: version.number })}</h2>
      <p>{[factsOf(version), version.note].filter(Boolean).join(' · ')}</p>
      <ul>
        <li>{t('comesBack')}</li>
        <li>{t('stays')}</li>
        <li>{t('kept')}</li>
        <li>{t('visitors')}</li>
      </ul>
      {error && <p role="alert">{wordsFor(error.failure)}</p>}
      <div className={formStyles.actions}>
        <button
          type="button"
          className={formStyles.submit}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate({ version: version.id })}
        >
          {isPending ? t('sending') : t('submit')}
        </button>
        <button type="button" className={formStyles.quiet} onClick={() => dialog.current?.close()}>
          {t('cancel')}
        </button>
      </div>
    </dialog>
  )
}
