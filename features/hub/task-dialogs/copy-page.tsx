'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { copyPage } from '../calls'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { getLanguage, getTitle } from '../page-list/page-list'
import type { PageTaskProps } from '../page-list/tasks'
import { findParent, toSelectedPage } from '../page-list/tree-position'
import { PagePicker } from '../page-tree/page-picker'

/** The dialog that copies a page without its descendants. The copy is not published. */
export function CopyPage({ page, locale, onDone, onClose }: PageTaskProps) {
  const t = useTranslations('hub.copy')
  const tPicker = useTranslations('hub.picker')
  const language = getLanguage(page, locale)
  const [parent, setParent] = useState(findParent(page, locale))
  const title = getTitle(page, locale)
  const { send, ...sendState } = usePageMutation(
    () => copyPage(language, page.id, parent?.id ?? null),
    ({ id, urls }) => onDone(t('done', { title, address: decodeURI(urls[language] ?? '') }), id),
  )

  return (
    <HubDialog title={t('title', { title })} onClose={onClose}>
      <HubForm {...sendState} submitLabel={t('submit')} onSubmit={() => send()}>
        <p>{t('text')}</p>
        {page.childCount > 0 && <p className={formStyles.notice}>{t('below')}</p>}
        <PagePicker
          id="copy-parent"
          legend={t('parent')}
          emptyLabel={tPicker('top')}
          locale={locale}
          selectedPage={parent}
          onChoose={(selectedPage) => setParent(selectedPage && toSelectedPage(selectedPage, locale))}
          findProblem={({ texts }) => (texts[language] ? null : 'untranslated')}
        />
      </HubForm>
    </HubDialog>
  )
}
