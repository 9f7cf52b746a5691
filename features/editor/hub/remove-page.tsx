'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/form/submit-button'
import type { PageLinks } from '@/lib/contract/page-tree'
import { deletePage, readLinks } from './calls'
import { FailureNote } from './failure-note'
import { HubDialog } from './hub-dialog'
import { LinksHere } from './links-here'
import { type HubPage, languageOf, titleOf } from './page-list'
import type { PageTaskProps } from './tasks'
import { childrenOf } from './tree'
import { useSending } from './use-sending'

/** Deletes a page for good: first it is shown what links to it, then where its addresses are to lead. */
export function RemovePage({ page, pages, locale, onStale, onDone, onClose }: PageTaskProps) {
  const t = useTranslations('hub.remove')
  const [links, setLinks] = useState<PageLinks | 'loading' | 'failed'>('loading')
  const { isSending, failure, attempt, send } = useSending(onStale)
  const title = titleOf(page, locale)
  const language = languageOf(page, locale)
  const hasBelow = childrenOf(pages, page.id).length > 0

  useEffect(() => {
    void readLinks(language, page.id).then((result) => setLinks(result.ok ? result.value : 'failed'))
  }, [language, page.id])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const redirect = String(new FormData(event.currentTarget).get('redirect') ?? '') || null
    const target = { locale: language, id: page.id, revision: page.revisions[language] }
    const result = await send(() => deletePage(target, redirect))
    if (result.ok) onDone(t('done', { title }), page.parent)
  }

  return (
    <HubDialog title={t('title', { title })} onClose={onClose}>
      {hasBelow ? (
        <p className={formStyles.notice}>{t('below')}</p>
      ) : (
        <form className={formStyles.form} onSubmit={(event) => void submit(event)}>
          <FailureNote failure={failure} attempt={attempt} />
          <p>
            <strong>{t('text')}</strong>
          </p>
          <LinksHere links={links} />
          <Field id="delete-redirect" label={t('redirect')} hint={t('redirectHint')}>
            {(control) => (
              <select
                {...control}
                name="redirect"
                className={formStyles.input}
                defaultValue={shownUrl(
                  pages.find(({ id }) => id === page.parent),
                  page,
                  locale,
                )}
              >
                <option value="">{t('nowhere')}</option>
                {pages.map((other) => {
                  const url = shownUrl(other, page, locale)
                  return (
                    url && (
                      <option key={other.id} value={url}>
                        {titleOf(other, locale)} ({decodeURI(url)})
                      </option>
                    )
                  )
                })}
              </select>
            )}
          </Field>
          <SubmitButton isSending={isSending || links === 'loading'}>{t('submit')}</SubmitButton>
        </form>
      )}
    </HubDialog>
  )
}

/** Where visitors find another page; '' where they do not. */
function shownUrl(other: HubPage | undefined, page: HubPage, locale: PageTaskProps['locale']): string {
  const text = other && other.id !== page.id ? other.texts[languageOf(other, locale)] : null
  return text && (text.state === 'online' || text.state === 'changed') ? text.url : ''
}
