'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import type { Locale } from '@/lib/contract/common/locale'
import { renamePage } from '../calls'
import { getFieldError } from '../dialogs/failure-note'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { NameFields } from '../dialogs/name-fields'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { isHome } from '../page-list/page-list'
import type { PageTaskProps } from '../page-list/tasks'

/**
 * The dialog that changes the title and address of a page in one language. The old address
 * redirects automatically.
 */
export function RenamePage({ page, language, onDone, onClose }: PageTaskProps & { language: Locale }) {
  const t = useTranslations('hub.rename')
  const text = page.texts[language]
  const currentSlug = text?.path.split('/').at(-1) ?? ''
  const [title, setTitle] = useState(text?.title ?? '')
  const [slug, setSlug] = useState(currentSlug)
  const isMoved = slug !== currentSlug
  const target = { locale: language, id: page.id, revision: page.revisions[language] }
  const { send, ...sendState } = usePageMutation(
    () => renamePage(target, { title, slug: isMoved ? slug : null }),
    ({ urls }) => {
      const address = decodeURI(urls[language] ?? '')
      onDone(isMoved ? t('doneMoved', { title, address }) : t('done', { title }), page.id)
    },
  )

  return (
    <HubDialog title={t(`title.${language}`)} onClose={onClose}>
      <HubForm
        {...sendState}
        submit={t('submit')}
        onSubmit={() => send()}
        fields={{ title: 'name-title', slug: 'name-slug' }}
      >
        <NameFields
          id="name"
          title={title}
          onTitle={setTitle}
          slug={isHome(page) ? null : slug}
          onSlug={setSlug}
          parentAddress={text?.url.split('/').slice(0, -1).join('/') ?? ''}
          errors={{
            title: getFieldError(sendState.failure, 'title'),
            slug: getFieldError(sendState.failure, 'slug'),
          }}
        />
        {isMoved && (
          <div className={formStyles.notice}>
            <p>{t('redirect')}</p>
            {page.childCount > 0 && <p>{t('below')}</p>}
          </div>
        )}
      </HubForm>
    </HubDialog>
  )
}
