import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './conflict.module.css'
import { ConflictForm, type ConflictFormProps } from './conflict-form'

export interface ConflictDialogProps extends Omit<ConflictFormProps, 'children'> {
  title: string
  /** Text below the fields. */
  note?: ReactNode
  /** Postpones the decision. */
  onLater: () => void
}

/** Dialog that resolves a conflict of two versions of a record field by field. */
export function ConflictDialog({ title, note, onLater, ...form }: ConflictDialogProps) {
  const t = useTranslations('conflict')
  return (
    <Dialog title={title} onClose={onLater} onTyping={onLater}>
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
