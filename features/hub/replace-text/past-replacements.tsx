import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { replacementDays } from '@/lib/contract/pages/text-replacement'
import { undoReplacement } from '../calls'
import { FailureNote } from '../dialogs/failure-note'
import { usePageMutation } from '../dialogs/use-page-mutation'
import type { TaskProps } from '../page-list/tasks'
import { timeFormat } from '../page-tree/page-status'
import { replacementsQuery } from '../queries'
import styles from './replace-text.module.css'
import { useReplacementFormatter } from './use-replacement-formatter'

/** Lists the past replacements that the user may undo. */
export function PastReplacements({ locale, onDone }: Pick<TaskProps, 'locale' | 'onDone'>) {
  const t = useTranslations('hub.replaceText')
  const format = useFormatter()
  const formatReplacement = useReplacementFormatter()
  const { data = [] } = useQuery(replacementsQuery(locale))
  const { isSending, failure, attempt, send } = usePageMutation(
    (id: number) => undoReplacement(locale, id),
    (outcome) => onDone(formatReplacement(outcome, 'undone'), null),
  )
  if (data.length === 0) return null
  return (
    <Disclosure summary={t('past', { days: replacementDays })}>
      <FailureNote failure={failure} attempt={attempt} />
      <ul className={styles.places}>
        {data.map(({ id, words, replacement, created_at, created_by }) => (
          <li key={id}>
            <del>{words}</del>
            <span className="visually-hidden"> {t('becomes')} </span>
            <ins>{replacement}</ins>{' '}
            {[format.dateTime(new Date(created_at), timeFormat), created_by].filter(Boolean).join(' · ')}{' '}
            <Button isDisabled={isSending} onClick={() => send(id)}>
              {t('undo')}
              <span className="visually-hidden"> {words}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
