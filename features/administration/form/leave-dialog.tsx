import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './form.module.css'

export interface LeaveDialogProps {
  onStay: () => void
  onSave: () => void
  onDiscard: () => void
}

/** The dialog that asks the user to save or discard the changes before a form is left. */
export function LeaveDialog({ onStay, onSave, onDiscard }: LeaveDialogProps) {
  const t = useTranslations('administration.leave')
  return (
    <Dialog title={t('title')} onClose={onStay}>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onSave}>
          {t('save')}
        </Button>
        <Button onClick={onDiscard}>{t('drop')}</Button>
        <Button onClick={onStay}>{t('stay')}</Button>
      </div>
    </Dialog>
  )
}
