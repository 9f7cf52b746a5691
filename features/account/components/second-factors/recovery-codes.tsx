'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { saveText } from '@/components/files/save-text'
import { Button } from '@/components/ui/button'
import styles from './recovery-codes.module.css'

export interface RecoveryCodesProps {
  email: string
  codes: readonly string[]
  onClose: () => void
}

/** Displays new recovery codes to copy, download or print. They cannot be displayed again. */
export function RecoveryCodes({ email, codes, onClose }: RecoveryCodesProps) {
  const t = useTranslations('account.factors.codes')
  const [copyOutcome, setCopyOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${t('fileTitle', { email })}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopyOutcome('copied'),
      () => setCopyOutcome('notCopied'),
    )

  return (
    <div className={styles.codes}>
      <h3 ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
      <p>{t('text', { email })}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button onClick={() => saveText(t('fileName'), text, 'text/plain')}>{t('download')}</Button>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </p>
      <p role="status">{copyOutcome && t(copyOutcome)}</p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </p>
    </div>
  )
}
