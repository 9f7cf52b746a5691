import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './form.module.css'
import { useLeaveGuard } from './leave-guard'

interface UnsavedGuardProps {
  isDirty: boolean
  /** @returns true if all changes are stored */
  onSave: () => Promise<boolean>
  onDiscard: () => void
}

/** Asks the user to save or discard the changes before a form is left. */
export function UnsavedGuard({ isDirty, onSave, onDiscard }: UnsavedGuardProps) {
  const t = useTranslations('administration.leave')
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null)
  // A state of React calls a function that it gets; hence the function that returns `leave`.
  const [guard] = useState(() => (leave: () => void) => setPendingLeave(() => leave))
  useLeaveGuard(isDirty, guard)
  if (!pendingLeave) return null
  const stay = () => setPendingLeave(null)
  const save = async () => {
    stay()
    if (await onSave()) pendingLeave()
  }
  const discard = () => {
    stay()
    onDiscard()
    pendingLeave()
  }
  return (
    <Dialog title={t('title')} onClose={stay}>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button onClick={discard}>{t('drop')}</Button>
        <Button onClick={stay}>{t('stay')}</Button>
      </div>
    </Dialog>
  )
}
