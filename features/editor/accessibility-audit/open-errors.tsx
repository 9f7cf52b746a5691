import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { TextField } from '@/components/form/text-field'
import { minReasonLength } from '@/lib/contract/pages/accessibility-audit'
import styles from './accessibility-audit.module.css'
import { FindingText } from './finding-text'
import { idOf, isError } from './findings'
import { ShowFinding } from './show-finding'
import type { Audit } from './use-audit'
import { isWaivable, openErrors } from './waivers'

export interface OpenErrorsProps {
  /** The prefix of the fields' ids. */
  id: string
  audit: Audit
  /** How often publishing was refused because of them: each time the focus goes to what is left to do. */
  refusals?: number
}

/** The errors of a page before it is published: each has to be fixed, or waived with a reason. */
export function OpenErrors({ id, audit, refusals = 0 }: OpenErrorsProps) {
  const t = useTranslations('editor.audit')
  const errors = (audit.findings ?? []).filter(isError)
  const open = openErrors(errors, audit.reason)
  const canWaive = open.length === 0 || open.some(isWaivable)
  const left = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (refusals > 0) left.current?.focus()
  }, [refusals])

  if (errors.length === 0) return null
  return (
    <div>
      <p ref={left} tabIndex={-1} role={refusals > 0 ? 'alert' : undefined} className={styles.open}>
        {t(canWaive ? 'open' : 'openToMend', { count: open.length })}
      </p>
      <ul className={styles.list}>
        {errors.map((finding, index) => (
          <li key={idOf(finding)}>
            <FindingText finding={finding} />
            <ShowFinding finding={finding} audit={audit} />
            {isWaivable(finding) ? (
              <TextField
                id={`${id}-waiver-${index}`}
                label={t('reason', { count: minReasonLength })}
                input={{
                  value: audit.reason(finding),
                  maxLength: 300,
                  autoComplete: 'off',
                  onChange: (event) => audit.giveReason(finding, event.target.value),
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
