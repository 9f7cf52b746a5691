import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { DraftConflict } from '../draft-state'
import { shownProblems } from '../shown-problems'
import { useJobFormParts } from '../use-job-form'
import styles from './job-form.module.css'

/** Two versions of the ad, of which one is to count. */
export function ConflictDialog({ conflict, onClose }: { conflict: DraftConflict; onClose: () => void }) {
  const t = useTranslations('jobs.form')
  const { draft } = useJobFormParts()
  const fields = shownProblems(conflict.fields.map((field) => ({ field, code: 'invalid' })))
  const names = fields.flatMap(({ field }) => (field ? t(`fields.${field}`) : []))
  const choose = (version: 'mine' | 'theirs') => () => {
    onClose()
    void draft.resolve(version)
  }
  return (
    <Dialog title={t('conflict.title')} onClose={onClose}>
      <p>
        {t('conflict.text', {
          by: conflict.by ?? t('conflict.somebody'),
          fields: [...new Set(names)].join(', '),
        })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={choose('mine')}>{t('conflict.mine')}</Button>
        <Button onClick={choose('theirs')}>{t('conflict.theirs')}</Button>
        <Button onClick={onClose}>{t('conflict.later')}</Button>
      </div>
    </Dialog>
  )
}
