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
  onPostpone: () => void
}

/** Dialog that resolves a conflict of two versions of a record field by field. */
export function ConflictDialog({ title, note, onPostpone, ...form }: ConflictDialogProps) {
  const t = useTranslations('conflict')
  return (
    <Dialog title={title} onClose={onPostpone} onTyping={onPostpone}>
      <ConflictForm {...form}>
        {note}
        <div className={styles.actions}>
          <Button variant="primary" type="submit">
            {t('take')}
          </Button>
          <Button onClick={onPostpone}>{t('later')}</Button>
        </div>
      </ConflictForm>
    </Dialog>
  )
}
