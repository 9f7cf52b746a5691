'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import styles from '@/components/form/form.module.css'
import { buttonClass } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { orThrow } from '@/lib/api/query'
import { classNames } from '@/lib/class-names'
import { PageLink } from '@/lib/i18n/page-link'
import { callAuth, hasStatus } from '../allauth'

/** Something that this browser alone keeps, and that goes with the log-out. */
export interface UnsavedWork {
  id: string
  /** Null for what has no name. */
  title: string | null
  /** Where it can be saved; null where that is not known. */
  href: string | null
}

export interface LogoutFormProps {
  homeHref: string
  /** The account's landing page. */
  accountHref: string
  findUnsaved: () => Promise<UnsavedWork[]>
}

/**
 * Ends the session; asked for by a button, since a link could be opened by anybody's page. Where the browser keeps unsaved
 * work, which the answer has it forget (`Clear-Site-Data`), it asks once more.
 */
export function LogoutForm({ homeHref, accountHref, findUnsaved }: LogoutFormProps) {
  const t = useTranslations('account.logout')
  /** @returns what goes with the log-out and was not shown yet; none once nobody is logged in */
  async function leave(isWarned: boolean): Promise<UnsavedWork[]> {
    // Who cannot be asked, since the code for it does not come, loses nothing either.
    const found = isWarned ? [] : await findUnsaved()
    if (found.length > 0) return found
    const result = await callAuth('DELETE', 'auth/session')
    if (!hasStatus(result, 401)) await orThrow(result)
    window.location.assign(homeHref)
    return []
  }

  const leaving = useMutation({ mutationFn: leave })
  const unsaved = leaving.data?.length ? leaving.data : null
  // Sent before scripts have come, the form would ask nothing.
  const isHydrated = useHydrated()

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        leaving.mutate(unsaved !== null)
      }}
    >
      {leaving.isError && (
        <p className={styles.notice} role="alert">
          {t('failed')}
        </p>
      )}
      {unsaved && <UnsavedNotice unsaved={unsaved} />}
      <div className={classNames(styles.actions, isHydrated ? undefined : styles.awaitsScripts)}>
        <SubmitButton isSending={leaving.isPending || (leaving.isSuccess && !unsaved)} worksAlone>
          {unsaved ? t('unsaved.leave') : t('submit')}
        </SubmitButton>
        {unsaved && (
          <PageLink href={accountHref} className={buttonClass('secondary')}>
            {t('unsaved.stay')}
          </PageLink>
        )}
      </div>
    </form>
  )
}

function UnsavedNotice({ unsaved }: { unsaved: UnsavedWork[] }) {
  const t = useTranslations('account.logout.unsaved')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <ul>
        {unsaved.map(({ id, title, href }) => (
          <li key={id}>{href ? <PageLink href={href}>{title ?? href}</PageLink> : (title ?? t('page'))}</li>
        ))}
      </ul>
    </div>
  )
}
