'use client'

import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft, PageVersion } from '@/lib/contract/pages/page-editing'
import styles from './restore-dialog.module.css'
import { useRestoring } from './use-restoring'
import { useVersionFacts } from './use-version-facts'

export interface RestoreDialogProps {
  page: PageDraft
  locale: Locale
  version: PageVersion
  onRestored: (page: PageDraft) => void
  onClose: () => void
}

/** Confirms and executes the restore of a version. */
export function RestoreDialog({ page, locale, version, onRestored, onClose }: RestoreDialogProps) {
  const t = useTranslations('editor.restore')
  const formatFacts = useVersionFacts()
  const describeFailure = useFailureText()
  const { mutate, isPending, error } = useRestoring(locale, page.id, onRestored)

  return (
    <Dialog title={t('title', { number: version.number })} className={styles.dialog} onClose={onClose}>
      <p>{[formatFacts(version), version.note].filter(Boolean).join(' · ')}</p>
      <ul>
        <li>{t('comesBack')}</li>
        <li>{t('hidden')}</li>
        <li>{t('stays')}</li>
        <li>{t('kept')}</li>
        <li>{t('visitors')}</li>
      </ul>
      {error && <p role="alert">{describeFailure(error.failure)}</p>}
      <div className={formStyles.actions}>
        <Button variant="primary" isDisabled={isPending} onClick={() => mutate({ version: version.id })}>
          {isPending ? t('sending') : t('submit')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Dialog>
  )
}
