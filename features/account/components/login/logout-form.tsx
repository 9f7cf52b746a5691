'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { recordLeaving } from '@/components/behavior/page-leaving'
import styles from '@/components/form/form.module.css'
import { getButtonClass } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { requireSuccess } from '@/lib/api/require-success'
import { classNames } from '@/lib/class-names'
import { captureSettings, type StoredWork } from '@/lib/drafts/stored-work'
import { PageLink } from '@/lib/i18n/page-link'
import { callAuth, hasStatus } from '../../allauth'

/** Unsaved work in this browser, which logging out would delete. */
export interface UnsavedWork extends Omit<StoredWork, 'kind'> {
  kind: StoredWork['kind'] | 'page'
  title?: string | null
}

export interface LogoutFormProps {
  homeHref: string
  /** The address of the account's start page. */
  accountHref: string
  findUnsaved: () => Promise<UnsavedWork[]>
}

/**
 * Logs the user out by a button, because other websites could link to a logout address. If this
 * browser has unsaved work, it first asks for confirmation, because the response deletes all data
 * of the site in the browser (`Clear-Site-Data`). Settings are stored again afterwards.
 */
export function LogoutForm({ homeHref, accountHref, findUnsaved }: LogoutFormProps) {
  const t = useTranslations('account.logout')
  /** @returns the unsaved work for a warning; empty after the logout */
  async function logOut(isWarned: boolean): Promise<UnsavedWork[]> {
    // If the code that finds unsaved work cannot be imported, the logout fails and nothing is lost.
    const unsavedWork = isWarned ? [] : await findUnsaved()
    if (unsavedWork.length > 0) return unsavedWork
    // The response deletes cached scripts. Without this record, a failed import reloads the page.
    recordLeaving()
    const restoreSettings = captureSettings()
    const result = await callAuth('DELETE', 'auth/session')
    if (!hasStatus(result, 401)) await requireSuccess(result)
    restoreSettings()
    window.location.assign(homeHref)
    return []
  }

  const logoutMutation = useMutation({ mutationFn: logOut })
  const unsavedWork = logoutMutation.data?.length ? logoutMutation.data : null
  // Before hydration, the form would be submitted without a warning.
  const isHydrated = useHydrated()

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        logoutMutation.mutate(unsavedWork !== null)
      }}
    >
      {logoutMutation.isError && (
        <p className={styles.notice} role="alert">
          {t('failed')}
        </p>
      )}
      {unsavedWork && <UnsavedNotice work={unsavedWork} />}
      <div className={classNames(styles.actions, isHydrated ? undefined : styles.awaitsScripts)}>
        <SubmitButton
          isSending={logoutMutation.isPending || (logoutMutation.isSuccess && !unsavedWork)}
          worksWithoutScript
        >
          {unsavedWork ? t('unsaved.leave') : t('submit')}
        </SubmitButton>
        {unsavedWork && (
          <PageLink href={accountHref} className={getButtonClass('secondary')}>
            {t('unsaved.stay')}
          </PageLink>
        )}
      </div>
    </form>
  )
}

function UnsavedNotice({ work }: { work: UnsavedWork[] }) {
  const t = useTranslations('account.logout.unsaved')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <ul>
        {work.map(({ id, kind, title, href }) => (
          <li key={id}>{href ? <PageLink href={href}>{title ?? t(kind)}</PageLink> : (title ?? t(kind))}</li>
        ))}
      </ul>
    </div>
  )
}
