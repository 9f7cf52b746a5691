'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './hub-dialog.module.css'

export interface HubDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog in front of the hub; Escape and its last button close it. */
export function HubDialog({ title, onClose, children }: HubDialogProps) {
  const t = useTranslations('hub')
  return (
    <Dialog title={title} discardText={t('discard')} className={styles.dialog} onClose={onClose}>
      <div className={styles.task}>{children}</div>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </Dialog>
  )
}
