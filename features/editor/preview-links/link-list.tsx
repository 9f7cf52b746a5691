import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ReadFailure } from '@/components/ui/read-failure'
import { useFailureText } from '@/components/ui/use-failure-text'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { call, emptyResponseSchema } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import { isLocale } from '@/lib/contract/common/locale'
import type { PreviewLink } from '@/lib/contract/pages/preview-link'
import { formatDateTime } from '@/lib/time-in-words'
import styles from './preview-links.module.css'
import { getPreviewLinksPath, previewLinksQuery, type SharedDraft } from './queries'

/** The links of a draft, newest first, to revoke. */
export function LinkList({ draft, language }: { draft: SharedDraft; language: string }) {
  const t = useTranslations('editor.previewLinks')
  const describeFailure = useFailureText()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(previewLinksQuery(language, draft))
  const revocation = useMutation({
    mutationFn: (id: number) =>
      requireSuccess(call(emptyResponseSchema, { method: 'DELETE', path: `${getPreviewLinksPath(language)}${id}/` })),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: previewLinksQuery(language, draft).queryKey })
      // The pressed button is removed.
      heading.current?.focus()
    },
  })
  return (
    <section aria-labelledby="preview-link-list" className={styles.list}>
      <h3 id="preview-link-list" ref={heading} tabIndex={-1}>
        {t('list')}
      </h3>
      {query.isPending && <p role="status">{t('loading')}</p>}
      <ReadFailure query={query} />
      {query.data?.length === 0 && <p>{t('none')}</p>}
      {revocation.error && <p role="alert">{describeFailure(revocation.error.failure)}</p>}
      <ul>
        {query.data?.map((link) => (
          <Entry
            key={link.id}
            link={link}
            language={language}
            onRevoke={revocation.isPending ? null : () => revocation.mutate(link.id)}
          />
        ))}
      </ul>
    </section>
  )
}

interface EntryProps {
  link: PreviewLink
  language: string
  /** Null while a link is being revoked. */
  onRevoke: (() => void) | null
}

function Entry({ link, language, onRevoke }: EntryProps) {
  const t = useTranslations('editor.previewLinks')
  const { locale, is_fixed, has_password, allows_comments, created_by, created_at, expires_at, last_used_at, state } =
    link
  const name = link.name || t('unnamed')
  const formatTime = (time: string) => formatDateTime(new Date(time), isLocale(language) ? language : locale)
  const facts = {
    language: t(`languages.${locale}`),
    fixed: String(is_fixed),
    password: String(has_password),
    comments: String(allows_comments),
  }
  return (
    <li>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t(`states.${state}`, { time: formatTime(expires_at) })}</p>
      <p>{last_used_at === null ? t('unused') : t('used', { time: formatTime(last_used_at) })}</p>
      <p className={styles.quiet}>{t('facts', facts)}</p>
      <p className={styles.quiet}>{t('by', { name: created_by, time: formatTime(created_at) })}</p>
      {state === 'valid' && (
        <Button isDisabled={onRevoke === null} onClick={() => onRevoke?.()}>
          {t.rich('revoke', { name, hidden: visuallyHidden })}
        </Button>
      )}
    </li>
  )
}
