'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { ReadFailure } from '@/components/ui/read-failure'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { trashDays } from '@/lib/contract/pages/trash'
import { deletePage } from '../calls'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { getLanguage, getTitle, type HubPage, toChangeTarget } from '../page-list/page-list'
import type { PageTaskProps } from '../page-list/tasks'
import { toSelectedPage } from '../page-list/tree-position'
import { PagePicker } from '../page-tree/page-picker'
import { linksQuery, pageQuery } from '../queries'
import { IncomingLinks } from './incoming-links'

/**
 * The dialog that moves a page to the trash. It shows the links to the page and asks where its
 * addresses redirect.
 */
export function RemovePage({ page, locale, onDone, onClose }: PageTaskProps) {
  const t = useTranslations('hub.remove')
  const title = getTitle(page, locale)
  const language = getLanguage(page, locale)
  const hasChildren = page.childCount > 0
  const links = useQuery(linksQuery(language, page.id))
  const parentQuery = useQuery({ ...pageQuery(locale, page.parent ?? 0), enabled: page.parent !== null })
  const [selectedPage, setSelectedPage] = useState<HubPage | null>()
  // The addresses redirect to the parent page by default.
  const defaultTarget = parentQuery.data && getPublicUrl(parentQuery.data, locale) !== '' ? parentQuery.data : null
  const target = selectedPage === undefined ? defaultTarget : selectedPage
  const isTargetKnown = page.parent === null || parentQuery.data !== undefined || selectedPage !== undefined
  const { send, ...sendState } = usePageMutation(
    () => deletePage(toChangeTarget(page, locale), target && getPublicUrl(target, locale)),
    () => onDone(t('done', { title }), page.parent, { kind: 'removal', id: page.id }),
  )

  return (
    <HubDialog title={t('title', { title })} onClose={onClose}>
      {hasChildren ? (
        <p className={formStyles.notice}>{t('below')}</p>
      ) : (
        <HubForm
          {...sendState}
          isSending={sendState.isSending || links.isPending || !isTargetKnown}
          submitLabel={t('submit')}
          onSubmit={() => send()}
        >
          <p>
            <strong>{t('text', { days: trashDays })}</strong>
          </p>
          <IncomingLinks query={links} />
          {!isTargetKnown && <ReadFailure query={parentQuery} />}
          <PagePicker
            id="delete-redirect"
            legend={t('redirect')}
            hint={t('redirectHint')}
            emptyLabel={t('nowhere')}
            locale={locale}
            selectedPage={target && toSelectedPage(target, locale)}
            onChoose={setSelectedPage}
            findProblem={(candidate) =>
              candidate.id === page.id || getPublicUrl(candidate, locale) === '' ? 'itself' : null
            }
          />
        </HubForm>
      )}
    </HubDialog>
  )
}

/**
 * Returns a public address of a page, in `locale` if it is public there; an empty string if it
 * is not public. The backend finds the address in each language.
 */
function getPublicUrl({ texts }: HubPage, locale: Locale): string {
  return [texts[locale], texts[getOtherLocale(locale)]].find((text) => text?.isOnline)?.url ?? ''
}
