'use client'

import styles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

export interface ConfirmDialogProps {
  title: string
  text: string
  submitLabel: string
  cancelLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog({ title, text, submitLabel, cancelLabel, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={onConfirm}>
          {submitLabel}
        </Button>
        <Button onClick={onClose}>{cancelLabel}</Button>
      </p>
    </Dialog>
  )
}
