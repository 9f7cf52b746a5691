'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChoiceField } from '@/components/form/choice-field'
import { SelectField } from '@/components/form/select-field'
import { savedBlocksQuery } from '@/features/editor/saved-blocks/queries'
import { isLocale, locales } from '@/lib/contract/common/locale'
import { createPage } from '../calls'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { NameFields } from '../dialogs/name-fields'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { usePageNames } from '../dialogs/use-page-names'
import { getLanguage, type HubPage } from '../page-list/page-list'
import type { TaskProps } from '../page-list/tasks'
import { toSelectedPage } from '../page-list/tree-position'
import { PagePicker } from '../page-tree/page-picker'

/** The dialog that creates a page and opens it in the editor. */
export function CreatePage({ initialParent, locale, onClose }: TaskProps & { initialParent: HubPage | null }) {
  const t = useTranslations('hub.create')
  const tVersions = useTranslations('hub.versions')
  const tPicker = useTranslations('hub.picker')
  const [language, setLanguage] = useState(initialParent ? getLanguage(initialParent, locale) : locale)
  const form = usePageNames({ title: '', slug: '' })
  const [parent, setParent] = useState(initialParent)
  const [template, setTemplate] = useState<number | null>(null)
  const { data: savedBlocks = [] } = useQuery(savedBlocksQuery(locale))
  const templates = savedBlocks.filter(({ is_page }) => is_page)
  const { send, ...sendState } = usePageMutation(
    ({ title, slug }: { title: string; slug: string }) =>
      createPage(language, { title, slug, parent: parent?.id ?? null, template }),
    ({ urls }) => window.location.assign(`${urls[language] ?? `/${language}`}?edit`),
  )

  return (
    <HubDialog title={t('title')} onClose={onClose}>
      <HubForm
        {...sendState}
        submitLabel={t('submit')}
        onSubmit={() => void form.handleSubmit((names) => send(names))()}
        fieldIds={{ title: 'new-title', slug: 'new-slug' }}
      >
        <NameFields
          id="new"
          form={form}
          kind="new"
          parentAddress={parent?.texts[language]?.url ?? `/${language}`}
          failure={sendState.failure}
        />
        <ChoiceField
          id="new-language"
          label={t('language')}
          choices={locales.map((value) => ({ value, label: tVersions(value) }))}
          defaultValue={language}
          input={{
            name: 'language',
            onChange: ({ currentTarget: { value } }) => isLocale(value) && setLanguage(value),
          }}
        />
        {templates.length > 0 && (
          <SelectField
            id="new-template"
            label={t('template')}
            emptyLabel={t('empty')}
            choices={templates.map(({ id, name }) => ({ value: String(id), name }))}
            input={{
              value: template ?? '',
              onChange: ({ currentTarget: { value } }) => setTemplate(value === '' ? null : Number(value)),
            }}
          />
        )}
        <PagePicker
          id="new-parent"
          legend={t('parent')}
          emptyLabel={tPicker('top')}
          locale={locale}
          selectedPage={parent && toSelectedPage(parent, locale)}
          onChoose={setParent}
          findProblem={({ texts }) => (texts[language] ? null : 'untranslated')}
        />
      </HubForm>
    </HubDialog>
  )
}
