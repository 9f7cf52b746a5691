import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { useModelName } from '@/features/editor/block-names/use-model-name'
import { deleteSavedBlocks, type TemplateNames, updateSavedBlocks } from '@/features/editor/saved-blocks/calls'
import { savedBlocksQuery } from '@/features/editor/saved-blocks/queries'
import { useSavedBlocksMutation } from '@/features/editor/saved-blocks/use-saved-blocks-mutation'
import type { SavedBlocks } from '@/lib/contract/pages/saved-blocks'
import { getFieldError } from '../dialogs/failure-note'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import type { SectionProps } from './containers'
import { ReusableSection } from './reusable-section'
import styles from './reusables.module.css'
import { useEntryTask } from './use-entry-task'

interface Task {
  kind: 'change' | 'remove'
  template: SavedBlocks
}

/** The templates: their blocks and authors, with dialogs to rename and delete them. */
export function Templates({ locale, onDone }: SectionProps) {
  const t = useTranslations('editor.reusables')
  const getModelName = useModelName()
  const query = useQuery({ ...savedBlocksQuery(locale), staleTime: 0 })
  const { task, setTask, section, finish, finishRemoval } = useEntryTask<Task>(onDone)
  // The backend does not support templates in this case.
  if (query.error?.failure.status === 404) return null
  return (
    <>
      <ReusableSection
        ref={section}
        kind="templates"
        query={query}
        renderEntry={(template) => (
          <li key={template.id} className={styles.row}>
            <div>
              <h3>{template.name}</h3>
              <p className={styles.quiet}>{t(template.is_page ? 'templates.forPages' : 'templates.forBlocks')}</p>
            </div>
            <div>
              <p>{template.blocks.map(({ model }) => getModelName(model)).join(', ')}</p>
              {template.by && <p className={styles.quiet}>{t('templates.by', { by: template.by })}</p>}
            </div>
            <div className={styles.actions}>
              <Button onClick={() => setTask({ kind: 'change', template })}>
                {t('rename')}
                {visuallyHidden(template.name)}
              </Button>
              <Button onClick={() => setTask({ kind: 'remove', template })}>
                {t('delete')}
                {visuallyHidden(template.name)}
              </Button>
            </div>
          </li>
        )}
      />
      {task?.kind === 'change' && (
        <ChangeTemplate locale={locale} template={task.template} onDone={finish} onClose={() => setTask(null)} />
      )}
      {task?.kind === 'remove' && (
        <RemoveTemplate locale={locale} template={task.template} onDone={finishRemoval} onClose={() => setTask(null)} />
      )}
    </>
  )
}

interface TemplateTaskProps extends SectionProps {
  template: SavedBlocks
  onClose: () => void
}

function ChangeTemplate({ locale, template, onDone, onClose }: TemplateTaskProps) {
  const t = useTranslations('editor.reusables')
  const tTemplate = useTranslations('editor.template')
  const [name, setName] = useState(template.name)
  const [isPage, setPage] = useState(template.is_page)
  const { send, ...sendState } = useSavedBlocksMutation(
    (names: TemplateNames) => updateSavedBlocks(locale, template.id, names),
    (names) => onDone(t('renamed', { name: names.name })),
  )
  return (
    <HubDialog title={t('renameTitle', { name: template.name })} onClose={onClose}>
      <HubForm
        {...sendState}
        submitLabel={t('names.submit')}
        onSubmit={() => send({ name: name.trim(), is_page: isPage })}
        fieldIds={{ name: 'template-name' }}
      >
        <TextField
          id="template-name"
          label={tTemplate('name')}
          isRequired
          error={getFieldError(sendState.failure, 'name')}
          input={{
            value: name,
            maxLength: 100,
            autoComplete: 'off',
            onChange: ({ currentTarget }) => setName(currentTarget.value),
          }}
        />
        <CheckField
          id="template-page"
          input={{ checked: isPage, onChange: ({ currentTarget }) => setPage(currentTarget.checked) }}
        >
          {tTemplate('isPage')}
        </CheckField>
      </HubForm>
    </HubDialog>
  )
}

function RemoveTemplate({ locale, template, onDone, onClose }: TemplateTaskProps) {
  const t = useTranslations('editor.reusables')
  const { name } = template
  const { send, ...sendState } = useSavedBlocksMutation<void>(
    () => deleteSavedBlocks(locale, template.id),
    () => onDone(t('removed', { name })),
  )
  return (
    <HubDialog title={t('remove.title', { name })} onClose={onClose}>
      <HubForm {...sendState} submitLabel={t('remove.submit')} onSubmit={() => send()}>
        <p>{t('templates.remove')}</p>
      </HubForm>
    </HubDialog>
  )
}
