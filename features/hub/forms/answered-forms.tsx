'use client'

import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { ReadFailure } from '@/components/ui/read-failure'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import { toHubScreenAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './forms.module.css'
import { answeredFormsQuery } from './forms-queries'

/** Lists the open forms, and the closed forms with answers, sorted by their latest answer. */
export function AnsweredForms({ locale }: { locale: Locale }) {
  const t = useTranslations('hub.forms')
  const format = useFormatter()
  const list = useQuery(answeredFormsQuery(locale))
  return (
    <section aria-label={t('forms')} className={styles.list}>
      <p role="status">
        {list.isPending && t('loading')}
        {list.data?.length === 0 && t('none')}
      </p>
      <ReadFailure query={list} />
      <ul>
        {list.data?.map((form) => (
          <li key={form.id}>
            <h2 lang={form.locale}>
              <PageLink href={`${toHubScreenAddress(locale, 'forms')}?form=${form.id}`}>
                {form.title || t('untitled')}
              </PageLink>
            </h2>
            <p>
              {t('count', { count: form.answers })}
              {form.newest_at &&
                ` · ${t('newest', { at: format.dateTime(new Date(form.newest_at), { dateStyle: 'long' }) })}`}
            </p>
            <p className={styles.detail}>
              {form.locale.toUpperCase()} · {form.is_open ? t('open') : t('closed')}
              {form.url && ` · ${decodeOrKeep(form.url)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
