import { useTranslations } from 'next-intl'
import type { MailEntry } from '@/lib/contract/site/checklist'

const reasons = ['unreachable', 'unencrypted', 'postponed', 'interrupted', 'refused'] as const

/** What became of the last test mail, said as soon as it changes; nothing where none was sent. */
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
  const reasonOf = useReason()
  if (state === 'sent') return t('sent', { recipient })
  if (problem === null) return t('sending', { recipient })
  return t(state === 'failed' ? 'failed' : 'waiting', { recipient, reason: reasonOf(problem) })
}

/** The outbox's `kind: code` in words. */
function useReason() {
  const t = useTranslations('hub.checklist.reasons')
  return (problem: string) => {
    const [kind, code = ''] = problem.split(': ')
    const known = reasons.find((reason) => reason === kind)
    return t(known ?? 'other', { code: known ? code : problem })
  }
}
