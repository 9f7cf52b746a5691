'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/form/submit-button'
import type { Locale } from '@/lib/contract/locale'
import type { PageLinks } from '@/lib/contract/page-tree'
import { deletePage, readLinks, readPages } from './calls'
import { FailureNote } from './failure-note'
import { HubDialog } from './hub-dialog'
import { LinksHere } from './links-here'
import { type HubPage, languageOf, titleOf } from './page-list'
import { PagePicker } from './page-picker'
import type { PageTaskProps } from './tasks'
import { choiceOf } from './tree'
import { useSending } from './use-sending'

/** Deletes a page for good: first it is shown what links to it, then where its addresses are to lead. */
export function RemovePage({ page, top, locale, onStale, onDone, onClose }: PageTaskProps) {
  const t = useTranslations('hub.remove')
  const [links, setLinks] = useState<PageLinks | 'loading' | 'failed'>('loading')
  const { isSending, failure, attempt, send } = useSending(onStale)
  const title = titleOf(page, locale)
  const language = languageOf(page, locale)
  const hasBelow = page.below > 0
  const [target, setTarget] = useState<HubPage | null>(null)

  useEffect(() => {
    void readLinks(language, page.id).then((result) => setLinks(result.ok ? result.value : 'failed'))
  }, [language, page.id])

  // Where nothing else is chosen, its addresses lead to the page above.
  useEffect(() => {
    if (page.parent === null) return
    void readPages(locale, { id: page.parent }).then((result) => {
      const above = result.ok ? result.value.pages[0] : undefined
      if (above && shownUrl(above, locale) !== '') setTarget((chosen) => chosen ?? above)
    })
  }, [locale, page.parent])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = { locale: language, id: page.id, revision: page.revisions[language] }
    const result = await send(() => deletePage(change, target && shownUrl(target, locale)))
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
          <PagePicker
            id="delete-redirect"
            legend={t('redirect')}
            hint={t('redirectHint')}
            none={t('nowhere')}
            top={top.filter(({ id }) => id !== page.id)}
            locale={locale}
            chosen={target && choiceOf(target, locale)}
            onChoose={setTarget}
            problemOf={(other) => (other.id === page.id || shownUrl(other, locale) === '' ? 'itself' : null)}
          />
          <SubmitButton isSending={isSending || links === 'loading'}>{t('submit')}</SubmitButton>
        </form>
      )}
    </HubDialog>
  )
}

/** Where visitors find a page; '' where they do not. */
function shownUrl(page: HubPage, locale: Locale): string {
  const text = page.texts[languageOf(page, locale)]
  return text && (text.state === 'online' || text.state === 'changed') ? text.url : ''
}
