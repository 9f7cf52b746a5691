import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Proposal } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { formatDate } from '@/lib/time-in-words'
import { EntryValue } from './entry-value'
import styles from './own-organization.module.css'

interface ProposalListProps {
  proposals: readonly Proposal[]
  logos: readonly Image[]
  locale: Locale
  isWithdrawing: boolean
  onWithdraw: (proposal: Proposal) => void
}

/** The proposals for an entry and the decisions about them. */
export function ProposalList({ proposals, logos, locale, isWithdrawing, onWithdraw }: ProposalListProps) {
  const t = useTranslations('account.organization')
  return (
    <ul className={styles.proposals}>
      {proposals.map((proposal) => (
        <li key={proposal.id} className={styles.proposal}>
          <p>
            <strong>{t(`states.${proposal.state}`)}</strong>{' '}
            {t('proposedBy', {
              day: formatDate(proposal.proposed_at.slice(0, 10), locale),
              name: proposal.by ?? t('somebody'),
            })}
          </p>
          <dl className={styles.facts}>
            {proposal.changes.map(({ field, from, to, outcome: decision, is_online }) => (
              <div key={field}>
                <dt>{t(`fields.${field}`)}</dt>
                <dd>
                  <del>
                    <span className="visually-hidden">{t('before')} </span>
                    <EntryValue field={field} logos={logos} locale={locale} value={from} />
                  </del>
                  <ins>
                    <span className="visually-hidden">{t('after')} </span>
                    <EntryValue field={field} logos={logos} locale={locale} value={to} />
                  </ins>
                  {decision && <strong>{t(`outcomes.${decision.outcome}`)}</strong>}
                  {decision?.outcome === 'changed' && (
                    <EntryValue field={field} logos={logos} locale={locale} value={decision.value} />
                  )}
                  {decision && decision.outcome !== 'refused' && !is_online && <span>{t('notOnline')}</span>}
                  {decision?.outcome === 'refused' && <span>{decision.reason}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {proposal.is_own && proposal.state === 'waiting' && (
            <Button isDisabled={isWithdrawing} onClick={() => onWithdraw(proposal)}>
              {t('withdraw')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
