'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import formStyles from '@/components/form/form.module.css'
import styles from './hub-dialog.module.css'

export interface HubDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog in front of the hub; Escape and its last button close it. */
export function HubDialog({ title, onClose, children }: HubDialogProps) {
  const t = useTranslations('hub')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" className={formStyles.quiet} onClick={() => dialog.current?.close()}>
        {t('cancel')}
      </button>
    </dialog>
  )
}
