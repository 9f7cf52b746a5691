'use client'

import { useTranslations } from 'next-intl'
import { unpublishPage } from '@/features/editor/calls'
import type { Locale } from '@/lib/contract/common/locale'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import type { PageTaskProps } from '../page-list/tasks'

export function UnpublishPage({ page, language, onDone, onClose }: PageTaskProps & { language: Locale }) {
  const t = useTranslations('hub.unpublish')
  const { title = '', url = '' } = page.texts[language] ?? {}
  return (
    <ConfirmDialog
      title={t('title', { title })}
      submitLabel={t('submit')}
      onConfirm={() => unpublishPage(language, page.id)}
      onDone={() => onDone(t('done', { title }), page.id)}
      onClose={onClose}
    >
      <p>
        {t('text')} <span>{decodeURI(url)}</span>
      </p>
    </ConfirmDialog>
  )
}
