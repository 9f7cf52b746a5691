import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Failure } from '@/lib/api/result'
import type { Team } from '../use-team'
import styles from './team-section.module.css'

interface TeamOutcomeProps {
  /** The prefix of the call paths to which the result belongs; empty for changes of the team. */
  pathPrefix: 'members/' | 'invitations/' | 'keys/' | ''
  team: Team
}

/** The result of the last change, displayed next to the control that caused it. */
export function TeamOutcome({ pathPrefix, team }: TeamOutcomeProps) {
  const t = useTranslations('ownJobs.team')
  const status = useRef<HTMLParagraphElement>(null)
  const { change, failure, isDone, newKey } = team
  const isForThisSection = change !== null && change.path.slice(0, change.path.indexOf('/') + 1) === pathPrefix
  const hasOutcome = isForThisSection && (isDone || failure !== null)
  // The button that was pressed may have been removed.
  useEffect(() => {
    if (hasOutcome) status.current?.focus()
  }, [hasOutcome])
  const toReason = ({ status: code, detail, fields }: Failure) => {
    if (code === 401) return t('canceled')
    return detail ?? Object.values(fields).flat()[0] ?? t('failed')
  }
  return (
    <p ref={status} role="status" tabIndex={-1} className={styles.status}>
      {hasOutcome && failure && toReason(failure)}
      {hasOutcome && !failure && !newKey && t('done')}
      {hasOutcome && newKey && (
        <>
          {t('newKey')} <code>{newKey}</code>
        </>
      )}
    </p>
  )
}
