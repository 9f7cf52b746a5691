import { useTranslations } from 'next-intl'
import type { Dispatch } from '@/lib/contract/administration/dispatch'
import { emptyMailProblem, restoredProblem } from '@/lib/contract/administration/newsletter-issues'
import { hiddenReleaseProblem } from '@/lib/contract/administration/press-dispatch'
import formStyles from '../form/form.module.css'

const countNames = ['sent', 'waiting', 'refused', 'failed', 'unsubscribed', 'skipped'] as const

function toProblemName(problem: string) {
  if (problem === hiddenReleaseProblem) return 'hidden'
  if (problem === emptyMailProblem) return 'empty'
  if (problem === restoredProblem) return 'restored'
  if (problem === 'start: internal') return 'start'
  if (problem.endsWith(': internal')) return 'program'
  return problem.startsWith('refused') ? 'refused' : 'other'
}

interface DispatchStateProps {
  dispatch: Dispatch
  hasStarted: boolean
  /** The state in words. Not shown after a failed start, because the problem has its own text. */
  stateText: string
}

/** The state of a dispatch, the problems that stop or delay it, and the numbers of its mails. */
export function DispatchState({ dispatch, hasStarted, stateText }: DispatchStateProps) {
  const t = useTranslations('administration.newsletter')
  const { planned_by: planner, unconfirmed, problem, delays } = dispatch
  return (
    <>
      {(hasStarted || problem === null || problem === restoredProblem) && <p>{stateText}</p>}
      {unconfirmed && (
        <p role="alert">{t('unconfirmed', { isKnown: String(planner !== null), name: planner ?? '' })}</p>
      )}
      {problem !== null && <p role="alert">{t(`problems.${toProblemName(problem)}`, { problem })}</p>}
      {delays.length > 0 && (
        <div role="status">
          {delays.map(({ reason, code, mails }) => (
            <p key={`${reason} ${code}`}>{t(`delays.${reason}`, { code, mails })}</p>
          ))}
          <p>{t('delayed')}</p>
        </div>
      )}
      {hasStarted && (
        <dl className={formStyles.facts}>
          {countNames.map((name) =>
            name === 'skipped' && dispatch.skipped === 0 ? null : (
              <div key={name}>
                <dt>{t(`numbers.${name}`)}</dt>
                <dd>{dispatch[name]}</dd>
              </div>
            ),
          )}
        </dl>
      )}
    </>
  )
}
