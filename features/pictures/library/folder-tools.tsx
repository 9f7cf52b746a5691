import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { useFocusNearby } from '@/components/behavior/use-focus-fallback'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFailureText } from '@/components/ui/use-failure-text'
import { call, emptyResponseSchema } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type MediaFolder, mediaFolderSchema } from '@/lib/contract/media/media'
import { toFolderAddress } from '../calls'
import { pictureKeys } from '../queries'
import styles from './folder-tools.module.css'
import { toFolderChoices } from './folder-tree'

export interface FolderToolsProps {
  locale: Locale
  folders: MediaFolder[]
  /** The selected folder; null for all pictures. */
  folder: MediaFolder | null
  /** Called after a change. Receives the folder to select; null for all pictures. */
  onDone: (folderId: number | null) => void
}

const changes = ['rename', 'move', 'remove'] as const
type Task = 'create' | (typeof changes)[number]

/** The actions of the selected folder: create a folder in it, rename, move and delete it. */
export function FolderTools({ locale, folders, folder, onDone }: FolderToolsProps) {
  const t = useTranslations('editor.pictures.folders')
  const describeFailure = useFailureText()
  const [task, setTask] = useState<Task | null>(null)
  const client = useQueryClient()
  useFocusNearby()
  const taskMutation = useMutation({
    mutationFn: performTask,
    async onSuccess(next) {
      setTask(null)
      await refetch()
      onDone(next)
    },
    // The folder is fetched again, because another user may have changed it.
    onError: () => void refetch(),
  })
  const error = taskMutation.error ? describeFailure(taskMutation.error.failure) : undefined
  const refetch = () => client.invalidateQueries({ queryKey: pictureKeys.folders(locale) })

  const openTask = (next: Task | null) => {
    setTask(next)
    taskMutation.reset()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!task || taskMutation.isPending) return
    taskMutation.mutate({ locale, folder, task, fields: new FormData(event.currentTarget) })
  }

  return (
    <div className={styles.tools}>
      <div className={styles.actions}>
        <Button onClick={() => openTask('create')}>{t('create')}</Button>
        {folder &&
          changes.map((name) => (
            <Button key={name} onClick={() => openTask(name)}>
              {t(name)}
            </Button>
          ))}
      </div>
      {task && (
        <form key={task} onSubmit={submit} className={styles.form}>
          {(task === 'create' || task === 'rename') && (
            <TextField
              id="folder-name"
              label={folder && task === 'create' ? t('nameIn', { name: folder.name }) : t('name')}
              error={error}
              isRequired
              input={{
                name: 'name',
                defaultValue: task === 'rename' ? folder?.name : '',
                maxLength: 100,
                autoComplete: 'off',
                autoFocus: true,
              }}
            />
          )}
          {task === 'move' && folder && (
            <Field id="folder-parent" label={t('moveTo', { name: folder.name })} error={error}>
              {(control) => (
                <select {...control} name="parent" className={formStyles.input} defaultValue={folder.parent ?? ''}>
                  <option value="">{t('top')}</option>
                  {toFolderChoices(folders, folder.id).map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          {task === 'remove' && folder && (
            <>
              <p>{t('removeQuestion', { name: folder.name })}</p>
              {error && (
                <p role="alert" className={formStyles.error}>
                  {error}
                </p>
              )}
            </>
          )}
          <div className={styles.actions}>
            <SubmitButton isSending={taskMutation.isPending}>
              {t(task === 'remove' ? 'removeNow' : 'save')}
            </SubmitButton>
            <Button onClick={() => openTask(null)}>{t('cancel')}</Button>
          </div>
        </form>
      )}
    </div>
  )
}

interface TaskRequest {
  locale: Locale
  folder: MediaFolder | null
  task: Task
  fields: FormData
}

/**
 * Performs a task.
 * @returns the folder to select; null for all pictures
 */
async function performTask({ locale, folder, task, fields }: TaskRequest): Promise<number | null> {
  if (folder && task === 'remove') {
    await requireSuccess(deleteFolder(locale, folder))
    return folder.parent
  }
  const name = String(fields.get('name') ?? '').trim()
  const change = task === 'move' ? { parent: Number(fields.get('parent')) || null } : { name }
  const { id } = await requireSuccess(
    folder && task !== 'create'
      ? changeFolder(locale, folder, change)
      : createFolder(locale, { name, parent: folder?.id ?? null }),
  )
  return id
}

/** Creates a folder in the folder `parent`, or at the top level if `parent` is null. */
function createFolder(locale: Locale, data: Pick<MediaFolder, 'name' | 'parent'>): Promise<Result<MediaFolder>> {
  return call(mediaFolderSchema, { method: 'POST', path: `${toFolderAddress(locale)}/`, data })
}

function changeFolder(
  locale: Locale,
  { id, revision }: MediaFolder,
  change: Partial<Pick<MediaFolder, 'name' | 'parent'>>,
): Promise<Result<MediaFolder>> {
  const data = { ...change, revision }
  return call(mediaFolderSchema, { method: 'PATCH', path: `${toFolderAddress(locale)}/${id}/`, data })
}

/** Deletes an empty folder. The backend rejects the call if the folder has content. */
function deleteFolder(locale: Locale, { id, revision }: MediaFolder): Promise<Result<null>> {
  return call(emptyResponseSchema, {
    method: 'DELETE',
    path: `${toFolderAddress(locale)}/${id}/`,
    data: { revision },
  })
}
