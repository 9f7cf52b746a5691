'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Authenticators } from '@/lib/contract/accounts/authenticators'
import { ConfirmDialog } from './confirm-dialog'
import styles from './factor-list.module.css'
import { PasskeyNameDialog } from './passkey-name-dialog'

type Factor = Authenticators['data'][number]

interface Asking {
  question: 'removeTotp' | 'removePasskey' | 'newCodes'
  act: () => void
}

export interface FactorListProps {
  factors: readonly Factor[]
  isBusy: boolean
  onRemoveTotp: () => void
  onRemovePasskey: (id: number) => void
  onRenamePasskey: (id: number, name: string) => void
  onMakeCodes: () => void
}

/** The second factors that there are, each with what can be done with it; what cannot be taken back is asked about. */
export function FactorList({
  factors,
  isBusy,
  onRemoveTotp,
  onRemovePasskey,
  onRenamePasskey,
  onMakeCodes,
}: FactorListProps) {
  const t = useTranslations('account.factors')
  const format = useFormatter()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [renamed, setRenamed] = useState<Extract<Factor, { type: 'webauthn' }> | null>(null)
  const hasCodes = factors.some(({ type }) => type === 'recovery_codes')
  const dateOf = (seconds: number) =>
    format.dateTime(new Date(seconds * 1000), { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
  const timesOf = ({ created_at, last_used_at }: Factor) =>
    last_used_at === null
      ? t('since', { date: dateOf(created_at) })
      : t('sinceUsed', { date: dateOf(created_at), used: dateOf(last_used_at) })

  const removal = (name: string, asked: Asking) => (
    <Button isDisabled={isBusy} aria-label={t('removeNamed', { name })} onClick={() => setAsking(asked)}>
      {t('remove')}
    </Button>
  )

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
    if (factor.type === 'webauthn') {
      const { id, name } = factor
      return {
        name,
        detail: timesOf(factor),
        action: (
          <>
            <Button
              isDisabled={isBusy}
              aria-label={t('renameNamed', { name })}
              onClick={() => setRenamed(factor)}
            >
              {t('rename')}
            </Button>
            {removal(name, { question: 'removePasskey', act: () => onRemovePasskey(id) })}
          </>
        ),
      }
    }
    return {
      name: t('totp'),
      detail: timesOf(factor),
      action: removal(t('totp'), { question: 'removeTotp', act: onRemoveTotp }),
    }
  }

  return (
    <>
      {factors.length > 0 && (
        <ul className={styles.list}>
          {factors.map((factor) => {
            const { name, detail, action } = partsOf(factor)
            return (
              <li key={factor.type === 'webauthn' ? factor.id : factor.type}>
                <div className={styles.text}>
                  <strong>{name}</strong>
                  <span>{detail}</span>
                </div>
                <div className={styles.actions}>{action}</div>
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
      {renamed && (
        <PasskeyNameDialog
          name={renamed.name}
          onRename={(name) => {
            setRenamed(null)
            onRenamePasskey(renamed.id, name)
          }}
          onClose={() => setRenamed(null)}
        />
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
