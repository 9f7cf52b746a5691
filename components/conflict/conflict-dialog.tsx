import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './conflict.module.css'
import { ConflictForm, type ConflictFormProps } from './conflict-form'

export interface ConflictDialogProps extends Omit<ConflictFormProps, 'children'> {
  title: string
  /** What is said below the fields. */
  note?: ReactNode
  /** Puts the decision off. */
  onLater: () => void
}

/** Asks which of two versions of a record is to be stored, field by field. */
export function ConflictDialog({ title, note, onLater, ...form }: ConflictDialogProps) {
  const t = useTranslations('conflict')
  return (
    <Dialog title={title} onClose={onLater}>
      <ConflictForm {...form}>
        {note}
        <div className={styles.actions}>
          <Button variant="primary" type="submit">
            {t('take')}
          </Button>
          <Button onClick={onLater}>{t('later')}</Button>
        </div>
      </ConflictForm>
    </Dialog>
  )
}
