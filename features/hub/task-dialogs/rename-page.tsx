'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import formStyles from '@/components/form/form.module.css'
import type { Locale } from '@/lib/contract/common/locale'
import { type PageNames, renamePage } from '../calls'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { NameFields } from '../dialogs/name-fields'
import { useKnownState } from '../dialogs/use-known-state'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { usePageNames } from '../dialogs/use-page-names'
import { type ChangeTarget, isHome } from '../page-list/page-list'
import type { PageTaskProps } from '../page-list/tasks'

/**
 * The dialog that changes the title and address of a page in one language. The old address
 * redirects automatically.
 */
export function RenamePage({ page, language, onDone, onClose }: PageTaskProps & { language: Locale }) {
  const t = useTranslations('hub.rename')
  const text = page.texts[language]
  const currentSlug = text?.path.split('/').at(-1) ?? ''
  const form = usePageNames({ title: text?.title ?? '', slug: currentSlug }, isHome(page))
  const { defaultValues } = form.formState
  const isMoved = useWatch({ control: form.control, name: 'slug' }) !== defaultValues?.slug
  const { send, ...sendState } = usePageMutation(
    ({ target, names }: { target: ChangeTarget; names: PageNames }) => renamePage(target, names),
    ({ title, urls }, { names }) => {
      const address = decodeURI(urls[language] ?? '')
      onDone(names.slug === undefined ? t('done', { title }) : t('doneMoved', { title, address }), page.id)
    },
  )
  const { revisions } = useKnownState(page, sendState.failure)
  const target = { locale: language, id: page.id, revision: revisions[language] }
  // A name that was not edited is not sent, because another user may have changed it.
  const submit = form.handleSubmit(({ title, slug }) =>
    send({ target, names: { ...(title !== defaultValues?.title && { title }), ...(isMoved && { slug }) } }),
  )

  return (
    <HubDialog title={t(`title.${language}`)} onClose={onClose}>
      <HubForm
        {...sendState}
        submitLabel={t('submit')}
        onSubmit={() => void submit()}
        fieldIds={{ title: 'name-title', slug: 'name-slug' }}
      >
        <NameFields
          id="name"
          form={form}
          kind={isHome(page) ? 'home' : 'existing'}
          parentAddress={text?.url.split('/').slice(0, -1).join('/') ?? ''}
          failure={sendState.failure}
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
