import { useTranslations } from 'next-intl'
import type { MailEntry } from '@/lib/contract/site/checklist'

const reasons = ['unreachable', 'unencrypted', 'postponed', 'interrupted', 'refused'] as const

/** Announces the state of the last test mail; empty if there is none. */
export function TestMailState({ test }: Pick<MailEntry, 'test'>) {
  const t = useTranslations('hub.checklist.test')
  return (
    <p role="status" data-problem={test?.problem ? true : undefined}>
      {test && <TestMailText test={test} />}
      {test?.problem && test.state === 'waiting' && ` ${t('again')}`}
    </p>
  )
}

function TestMailText({ test: { recipient, state, problem } }: { test: NonNullable<MailEntry['test']> }) {
  const t = useTranslations('hub.checklist.test')
  const formatReason = useReasonFormatter()
  if (state === 'sent') return t('sent', { recipient })
  if (problem === null) return t('sending', { recipient })
  return t(state === 'failed' ? 'failed' : 'waiting', { recipient, reason: formatReason(problem) })
}

/** Returns a function that formats the problem of a mail in the outbox (`kind: code`). */
function useReasonFormatter() {
  const t = useTranslations('hub.checklist.reasons')
  return (problem: string) => {
    const [kind, code = ''] = problem.split(': ')
    const knownReason = reasons.find((reason) => reason === kind)
    return t(knownReason ?? 'other', { code: knownReason ? code : problem })
  }
}
