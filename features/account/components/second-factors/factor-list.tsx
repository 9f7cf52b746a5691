'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Authenticators } from '@/lib/contract/accounts/authenticators'
import { ConfirmDialog } from './confirm-dialog'
import styles from './factor-list.module.css'
import { PasskeyNameDialog } from './passkey-name-dialog'

type Factor = Authenticators['data'][number]

interface Confirmation {
  question: 'removeTotp' | 'removePasskey' | 'newCodes'
  act: () => void
}

export interface FactorListProps {
  factors: readonly Factor[]
  /** True if the user has rights that can require a second factor. */
  isStaff: boolean
  isBusy: boolean
  onRemoveTotp: () => void
  onRemovePasskey: (id: number) => void
  onRenamePasskey: (id: number, name: string) => void
  onMakeCodes: () => void
}

/** The list of the second factors with their actions. Irreversible actions require confirmation. */
export function FactorList({
  factors,
  isStaff,
  isBusy,
  onRemoveTotp,
  onRemovePasskey,
  onRenamePasskey,
  onMakeCodes,
}: FactorListProps) {
  const t = useTranslations('account.factors')
  const format = useFormatter()
  const [dialog, setDialog] = useState<Confirmation | null>(null)
  const [passkeyToRename, setPasskeyToRename] = useState<Extract<Factor, { type: 'webauthn' }> | null>(null)
  const hasCodes = factors.some(({ type }) => type === 'recovery_codes')
  const loginFactors = factors.filter(({ type }) => type !== 'recovery_codes')
  const isLastRemoved = dialog?.question !== 'newCodes' && loginFactors.length === 1
  const formatDate = (seconds: number) =>
    format.dateTime(new Date(seconds * 1000), { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
  const formatTimes = ({ created_at, last_used_at }: Factor) =>
    last_used_at === null
      ? t('since', { date: formatDate(created_at) })
      : t('sinceUsed', { date: formatDate(created_at), used: formatDate(last_used_at) })

  const renderRemoval = (name: string, confirmation: Confirmation) => (
    <Button isDisabled={isBusy} aria-label={t('removeNamed', { name })} onClick={() => setDialog(confirmation)}>
      {t('remove')}
    </Button>
  )

  function toParts(factor: Factor): { name: string; detail: string; action: ReactNode } {
    if (factor.type === 'recovery_codes') {
      const { unused_code_count: unusedCount, total_code_count: total } = factor
      return {
        name: t('recoveryCodes'),
        detail: t('codesLeft', { unused: unusedCount, total }),
        action: (
          <Button isDisabled={isBusy} onClick={() => setDialog({ question: 'newCodes', act: onMakeCodes })}>
            {t('newCodes')}
          </Button>
        ),
      }
    }
    if (factor.type === 'webauthn') {
      const { id, name } = factor
      return {
        name,
        detail: formatTimes(factor),
        action: (
          <>
            <Button
              isDisabled={isBusy}
              aria-label={t('renameNamed', { name })}
              onClick={() => setPasskeyToRename(factor)}
            >
              {t('rename')}
            </Button>
            {renderRemoval(name, { question: 'removePasskey', act: () => onRemovePasskey(id) })}
          </>
        ),
      }
    }
    return {
      name: t('totp'),
      detail: formatTimes(factor),
      action: renderRemoval(t('totp'), { question: 'removeTotp', act: onRemoveTotp }),
    }
  }

  return (
    <>
      {factors.length > 0 && (
        <ul className={styles.list}>
          {factors.map((factor) => {
            const { name, detail, action } = toParts(factor)
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
      {passkeyToRename && (
        <PasskeyNameDialog
          name={passkeyToRename.name}
          onRename={(name) => {
            setPasskeyToRename(null)
            onRenamePasskey(passkeyToRename.id, name)
          }}
          onClose={() => setPasskeyToRename(null)}
        />
      )}
      {dialog && (
        <ConfirmDialog
          title={t(`confirm.${dialog.question}.title`)}
          text={`${t(`confirm.${dialog.question}.text`)} ${isLastRemoved ? t('confirm.last', { isStaff: `${isStaff}` }) : ''}`}
          submitLabel={t(`confirm.${dialog.question}.submit`)}
          cancelLabel={t('confirm.cancel')}
          onConfirm={() => {
            setDialog(null)
            dialog.act()
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
