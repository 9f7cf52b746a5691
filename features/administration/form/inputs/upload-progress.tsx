import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import styles from '../form.module.css'

interface UploadProgressProps {
  /** Part of the file that has been sent, from 0 to 1; null if no upload is running. */
  progress: number | null
  onCancel: () => void
}

/** The progress of a running upload, if there is one, and a button to cancel it. */
export function UploadProgress({ progress, onCancel }: UploadProgressProps) {
  const t = useTranslations('administration.form.file')
  const format = useFormatter()
  if (progress === null) return null
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={t('progress')}
        max={1}
        value={progress < 1 ? progress : undefined}
      >
        {format.number(progress, { style: 'percent' })}
      </progress>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </>
  )
}
