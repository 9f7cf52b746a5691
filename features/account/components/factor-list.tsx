'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Authenticators } from '@/lib/contract/authenticators'
import { ConfirmDialog } from './confirm-dialog'
import listStyles from './session-list.module.css'

type Factor = Authenticators['data'][number]

export interface FactorListProps {
  factors: readonly Factor[]
  isBusy: boolean
  onRemoveTotp: () => void
  onMakeCodes: () => void
}

/** The second factors that there are, each with what can be done with it; what cannot be taken back is asked about. */
export function FactorList({ factors, isBusy, onRemoveTotp, onMakeCodes }: FactorListProps) {
  const t = useTranslations('account.factors')
  const format = useFormatter()
  const [asking, setAsking] = useState<{ question: 'removeTotp' | 'newCodes'; act: () => void } | null>(null)
  const hasCodes = factors.some(({ type }) => type === 'recovery_codes')
  const dateOf = (seconds: number) =>
    format.dateTime(new Date(seconds * 1000), { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
  const timesOf = ({ created_at, last_used_at }: Factor) =>
    last_used_at === null
      ? t('since', { date: dateOf(created_at) })
      : t('sinceUsed', { date: dateOf(created_at), used: dateOf(last_used_at) })

  function partsOf(factor: Factor): { name: string; detail: string; action: ReactNode } {
    if (factor.type === 'recovery_codes') {
      const { unused_code_count: unused, total_code_count: total } = factor
      return {
        name: t('recoveryCodes'),
        detail: t('codesLeft', { unused, total }),
        action: (
          <Button isDisabled={isBusy} onClick={() => setAsking({ question: 'newCodes', act: onMakeCodes })}>
            {t('newCodes')}
          </Button>
        ),
      }
    }
    return {
      name: t('totp'),
      detail: timesOf(factor),
      action: (
        <Button
          isDisabled={isBusy}
          aria-label={t('removeNamed', { name: t('totp') })}
          onClick={() => setAsking({ question: 'removeTotp', act: onRemoveTotp })}
        >
          {t('remove')}
        </Button>
      ),
    }
  }

  return (
    <>
      {factors.length > 0 && (
        <ul className={listStyles.list}>
          {factors.map((factor) => {
            const { name, detail, action } = partsOf(factor)
            return (
              <li key={factor.type}>
                <strong>{name}</strong>
                <span>{detail}</span>
                {action}
              </li>
            )
          })}
        </ul>
      )}
      {factors.length > 0 && !hasCodes && (
        <p>
          {t('noCodes')}{' '}
          <Button isDisabled={isBusy} onClick={onMakeCodes}>
            {t('makeCodes')}
          </Button>
        </p>
      )}
      {asking && (
        <ConfirmDialog
          title={t(`confirm.${asking.question}.title`)}
          text={t(`confirm.${asking.question}.text`)}
          submitLabel={t(`confirm.${asking.question}.submit`)}
          cancelLabel={t('confirm.cancel')}
          onConfirm={() => {
            setAsking(null)
            asking.act()
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
