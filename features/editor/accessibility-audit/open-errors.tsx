import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { TextField } from '@/components/form/text-field'
import { minReasonLength } from '@/lib/contract/pages/accessibility-audit'
import styles from './accessibility-audit.module.css'
import { FindingText } from './finding-text'
import { isError, toFindingId } from './findings'
import { ShowFinding } from './show-finding'
import type { Audit } from './use-audit'
import { isWaivable, listOpenErrors } from './waivers'

export interface OpenErrorsProps {
  /** The prefix of the ids of the fields. */
  id: string
  audit: Audit
  /** The number of refused publications. Each one moves the focus to the remaining errors. */
  refusalCount?: number
}

/** Lists the errors that block publishing. Each must be fixed or waived with a reason. */
export function OpenErrors({ id, audit, refusalCount = 0 }: OpenErrorsProps) {
  const t = useTranslations('editor.audit')
  const errors = (audit.findings ?? []).filter(isError)
  const unresolvedErrors = listOpenErrors(errors, audit.getReason)
  const canWaive = unresolvedErrors.length === 0 || unresolvedErrors.some(isWaivable)
  const openCount = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (refusalCount > 0) openCount.current?.focus()
  }, [refusalCount])

  if (errors.length === 0) return null
  return (
    <div>
      <p ref={openCount} tabIndex={-1} role={refusalCount > 0 ? 'alert' : undefined} className={styles.open}>
        {t(canWaive ? 'open' : 'openToMend', { count: unresolvedErrors.length })}
      </p>
      <ul className={styles.list}>
        {errors.map((finding, index) => (
          <li key={toFindingId(finding)}>
            <FindingText finding={finding} />
            <ShowFinding finding={finding} audit={audit} />
            {isWaivable(finding) ? (
              <TextField
                id={`${id}-waiver-${index}`}
                label={t('reason', { count: minReasonLength })}
                input={{
                  value: audit.getReason(finding),
                  maxLength: 300,
                  autoComplete: 'off',
                  onChange: (event) => audit.setReason(finding, event.target.value),
                }}
              />
            ) : (
              <p className={styles.hint}>{t('mustMend')}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
