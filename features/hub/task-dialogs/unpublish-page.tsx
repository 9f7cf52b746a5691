'use client'

import { useTranslations } from 'next-intl'
import { unpublishPage } from '@/features/editor/calls'
import type { Locale } from '@/lib/contract/common/locale'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { usePageMutation } from '../dialogs/use-page-mutation'
import type { PageTaskProps } from '../page-list/tasks'

export function UnpublishPage({ page, language, onDone, onClose }: PageTaskProps & { language: Locale }) {
  const t = useTranslations('hub.unpublish')
  const { title = '', url = '' } = page.texts[language] ?? {}
  const { send, ...sendState } = usePageMutation(
    () => unpublishPage(language, page.id),
    () => onDone(t('done', { title }), page.id),
  )

  return (
    <HubDialog title={t('title', { title })} onClose={onClose}>
      <HubForm {...sendState} submitLabel={t('submit')} onSubmit={() => send()}>
        <p>
          {t('text')} <span>{decodeURI(url)}</span>
        </p>
      </HubForm>
    </HubDialog>
  )
}
